fxge 1
model "case" stage "import"
graph "main"(%x : i64[3, 4], %y : i64[3, 2]) {
  %r = aten.scatter.value(self=%x, dim=1, index=%y, value=nan)
  return %r
}
