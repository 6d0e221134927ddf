fxge 1
model "fft_hfftn.plain.c64" stage "import"
graph "main"(
    %x : c64[3, 4]) {
  %fft_hfftn = aten.fft_hfftn.default(self=%x) : f32[3, 6]
  return %fft_hfftn as "fft_hfftn"
}
