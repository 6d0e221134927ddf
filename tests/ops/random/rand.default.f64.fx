fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.rand.default(size=[], dtype=f64) : ?
  return %r0
}
