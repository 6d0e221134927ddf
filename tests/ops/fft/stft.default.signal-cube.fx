fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 30]) {
  %r0 = aten.stft.default(self=%x, n_fft=8, return_complex=true) : ?
  return %r0
}
