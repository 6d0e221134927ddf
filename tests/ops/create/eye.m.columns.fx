fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.eye.m(n=3, m=4)
  return %r
}
