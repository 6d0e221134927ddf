fxge 1
model "fft_rfft.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %fft_rfft = aten.fft_rfft.default(self=%x) : c64[3, 3]
  return %fft_rfft as "fft_rfft"
}
