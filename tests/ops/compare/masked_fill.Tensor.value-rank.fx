fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3], %m : bool[3], %v : f16[1]) {
  %r = aten.masked_fill.Tensor(self=%x, mask=%m, value=%v) : ?
  return %r
}
