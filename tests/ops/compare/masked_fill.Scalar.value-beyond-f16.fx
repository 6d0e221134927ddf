fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3], %m : bool[3]) {
  %r = aten.masked_fill.Scalar(self=%x, mask=%m, value=100000.0) : ?
  return %r
}
