fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.full.default(size=[-1, 2], fill_value=1.5)
  return %r
}
