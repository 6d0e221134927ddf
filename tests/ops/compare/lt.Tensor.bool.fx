fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3],
    %y : i64[3]) {
  %r = aten.lt.Tensor(self=%x, other=%y) : bool[3]
  return %r
}
