fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.triu_indices.default(row=3, col=4, offset=1)
  return %r
}
