fxge 1
model "fft_ihfft.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %fft_ihfft = aten.fft_ihfft.default(self=%x) : c64[3, 3]
  return %fft_ihfft as "fft_ihfft"
}
