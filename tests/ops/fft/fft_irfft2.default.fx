fxge 1
model "fft_irfft2.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_irfft2 = aten.fft_irfft2.default(self=%x) : f32[3, 6]
  return %fft_irfft2 as "fft_irfft2"
}
