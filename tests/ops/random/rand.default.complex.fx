fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.rand.default(size=[3], dtype=c64) : ?
  return %r0
}
