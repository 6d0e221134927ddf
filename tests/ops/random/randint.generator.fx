fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randint.generator(high=10, size=[3], generator=None) : ?
  return %r0
}
