fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randint.default(high=300, size=[3], dtype=u8) : ?
  return %r0
}
