fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.zeros.default(size=[-1])
  return %r
}
