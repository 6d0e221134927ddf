fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3], %m : bool[3]) {
  %r = aten.masked_fill.Scalar(self=%x, mask=%m, value=nan) : ?
  return %r
}
