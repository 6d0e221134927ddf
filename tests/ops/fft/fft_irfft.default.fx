fxge 1
model "fft_irfft.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_irfft = aten.fft_irfft.default(self=%x) : f32[3, 6]
  return %fft_irfft as "fft_irfft"
}
