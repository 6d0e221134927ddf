fxge 1
model "fft_fftshift.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %fft_fftshift = aten.fft_fftshift.default(self=%x) : f32[s77, s27]
  return %fft_fftshift as "fft_fftshift"
}
