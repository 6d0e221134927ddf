fxge 1
model "case" stage "import"
graph "main"(
    %x : u8[3], %m : bool[3]) {
  %r = aten.masked_fill.Scalar(self=%x, mask=%m, value=300) : ?
  return %r
}
