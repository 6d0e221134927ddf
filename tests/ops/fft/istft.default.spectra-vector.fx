fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[5]) {
  %r0 = aten.istft.default(self=%x, n_fft=8) : ?
  return %r0
}
