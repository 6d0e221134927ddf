fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.rand.generator(size=[3], generator=None) : ?
  return %r0
}
