fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3], %y : i64[3]) {
  %s = aten.add.Tensor(self=%x, other=%y) : ?
  %t = aten.add.Tensor(self=%s, other=%y) : ?
  %r = aten.add.Tensor(self=%t, other=%y, alpha=1.5) : ?
  return %r
}
