fxge 1
model "fft_ihfftn.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %fft_ihfftn = aten.fft_ihfftn.default(self=%x) : c64[3, 3]{1, 3}
  return %fft_ihfftn as "fft_ihfftn"
}
