fxge 1
model "case" stage "import"
graph "main"() {
  %a = aten.rand.default(size=[3])
  %b = aten.rand.default(size=[3])
  %y = aten.sub.Tensor(self=%a, other=%b)
  return %y
}
