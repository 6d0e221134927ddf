fxge 1
model "fft_fft2.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_fft2 = aten.fft_fft2.default(self=%x) : c64[3, 4]
  return %fft_fft2 as "fft_fft2"
}
