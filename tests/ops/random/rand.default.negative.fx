fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.rand.default(size=[-1]) : ?
  return %r0
}
