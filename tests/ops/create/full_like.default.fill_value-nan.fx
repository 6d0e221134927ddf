fxge 1
model "case" stage "import"
graph "main"(%x : i32[3, 4]) {
  %r = aten.full_like.default(self=%x, fill_value=nan)
  return %r
}
