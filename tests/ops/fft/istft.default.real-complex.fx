fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[2, 5, 9],
    %w : c64[8]) {
  %r0 = aten.istft.default(self=%x, n_fft=8, window=%w) : ?
  return %r0
}
