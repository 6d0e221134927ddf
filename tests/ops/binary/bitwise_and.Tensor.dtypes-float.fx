fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3], %y : f32[3]) {
  %r = aten.bitwise_and.Tensor(self=%x, other=%y) : ?
  return %r
}
