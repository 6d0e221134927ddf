fxge 1
model "fft_ihfft2.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %fft_ihfft2 = aten.fft_ihfft2.default(self=%x) : c64[3, 3]{1, 3}
  return %fft_ihfft2 as "fft_ihfft2"
}
