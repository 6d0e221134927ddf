fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.linspace.default(start=0, end=1, steps=-2)
  return %r
}
