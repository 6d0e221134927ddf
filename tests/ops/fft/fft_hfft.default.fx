fxge 1
model "fft_hfft.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_hfft = aten.fft_hfft.default(self=%x) : f32[3, 6]
  return %fft_hfft as "fft_hfft"
}
