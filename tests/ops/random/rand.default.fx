fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.rand.default(size=[3, 4]) : ?
  return %r0
}
