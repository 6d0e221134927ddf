fxge 1
model "m" stage "import"
graph "main"(%x : i64[3]) {
  %y = aten.bincount.default(self=%x)
  return %y as "y"
}
