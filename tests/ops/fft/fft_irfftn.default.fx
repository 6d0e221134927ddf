fxge 1
model "fft_irfftn.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_irfftn = aten.fft_irfftn.default(self=%x) : f32[3, 6]
  return %fft_irfftn as "fft_irfftn"
}
