fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.range.default(start=3, end=1) : ?
  return %r0
}
