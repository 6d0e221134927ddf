fxge 1
model "case" stage "import"
graph "main"(%x : i32[2], %y : i64[2]) {
  %a = aten.logaddexp2.default(self=%x, other=%y)
  return %a
}
