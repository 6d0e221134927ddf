fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.rand.default(size=[0, 4], dtype=bf16) : ?
  return %r0
}
