fxge 1
model "fft_ifft2.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_ifft2 = aten.fft_ifft2.default(self=%x) : c64[3, 4]
  return %fft_ifft2 as "fft_ifft2"
}
