fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[4], %y : c64[4]) {
  %r = aten.lt.Tensor(self=%x, other=%y) : ?
  return %r
}
