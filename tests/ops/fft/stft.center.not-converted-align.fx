fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 30]) {
  %r0 = aten.stft.center(self=%x, n_fft=8, center=false, return_complex=true, align_to_window=true) : ?
  return %r0
}
