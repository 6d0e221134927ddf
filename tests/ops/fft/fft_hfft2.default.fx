fxge 1
model "fft_hfft2.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_hfft2 = aten.fft_hfft2.default(self=%x) : f32[3, 6]
  return %fft_hfft2 as "fft_hfft2"
}
