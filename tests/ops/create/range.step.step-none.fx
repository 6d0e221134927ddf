fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.range.step(start=0, end=5, step=0) : ?
  return %r0
}
