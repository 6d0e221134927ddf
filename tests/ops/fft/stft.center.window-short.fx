fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 30],
    %w : f32[7]) {
  %r0 = aten.stft.center(self=%x, n_fft=8, window=%w, return_complex=true) : ?
  return %r0
}
