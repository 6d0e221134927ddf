fxge 1
model "fft_rfftn.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %fft_rfftn = aten.fft_rfftn.default(self=%x) : c64[3, 3]
  return %fft_rfftn as "fft_rfftn"
}
