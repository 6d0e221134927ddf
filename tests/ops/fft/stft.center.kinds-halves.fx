fxge 1
model "case" stage "import"
graph "main"(%x : f16[2, 32], %w : f16[8]) {
  %r0 = aten.stft.center(self=%x, n_fft=8, window=%w, return_complex=true) : ?
  return %r0 as "r0"
}
