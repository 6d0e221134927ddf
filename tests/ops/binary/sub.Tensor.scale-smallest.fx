fxge 1
model "case" stage "import"
graph "main"(%x : i32[3, 4], %y : i32[3, 4]) {
  %r = aten.sub.Tensor(self=%x, other=%y, alpha=-2147483648)
  return %r
}
