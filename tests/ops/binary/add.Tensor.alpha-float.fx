fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3], %y : i64[3]) {
  %r = aten.add.Tensor(self=%x, other=%y, alpha=1.5) : ?
  return %r
}
