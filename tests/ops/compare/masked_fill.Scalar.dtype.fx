fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3, 4],
    %m : bool[4]) {
  %r = aten.masked_fill.Scalar(self=%x, mask=%m, value=1.5) : f16[3, 4]
  return %r
}
