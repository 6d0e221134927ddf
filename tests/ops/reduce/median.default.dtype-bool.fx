fxge 1
model "case" stage "import"
graph "main"(%x : bool[3]) {
  %a = aten.median.default(self=%x)
  return %a
}
