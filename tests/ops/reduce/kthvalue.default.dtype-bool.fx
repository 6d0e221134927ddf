fxge 1
model "case" stage "import"
graph "main"(%x : bool[3]) {
  %a, %b = aten.kthvalue.default(self=%x, k=1)
  return %a, %b
}
