fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[3], %y : i64[3]) {
  %r = aten.bitwise_left_shift.Tensor(self=%x, other=%y) : ?
  return %r
}
