fxge 1
model "fft_fft.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_fft = aten.fft_fft.default(self=%x) : c64[3, 4]
  return %fft_fft as "fft_fft"
}
