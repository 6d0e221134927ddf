fxge 1
model "fft_rfft2.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %fft_rfft2 = aten.fft_rfft2.default(self=%x) : c64[3, 3]
  return %fft_rfft2 as "fft_rfft2"
}
