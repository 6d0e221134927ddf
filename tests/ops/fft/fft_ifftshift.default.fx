fxge 1
model "fft_ifftshift.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %fft_ifftshift = aten.fft_ifftshift.default(self=%x) : f32[s77, s27]
  return %fft_ifftshift as "fft_ifftshift"
}
