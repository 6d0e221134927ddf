fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randn.generator(size=[3], generator=None, dtype=f16) : ?
  return %r0
}
