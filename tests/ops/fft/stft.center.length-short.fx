fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 30]) {
  %r0 = aten.stft.center(self=%x, n_fft=40, center=false, return_complex=true) : ?
  return %r0
}
