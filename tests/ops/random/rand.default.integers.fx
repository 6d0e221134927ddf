fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.rand.default(size=[3], dtype=i64) : ?
  return %r0
}
