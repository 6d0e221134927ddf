fxge 1
model "fft_ifft.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_ifft = aten.fft_ifft.default(self=%x) : c64[3, 4]
  return %fft_ifft as "fft_ifft"
}
