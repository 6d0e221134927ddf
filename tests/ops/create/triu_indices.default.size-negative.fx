fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.triu_indices.default(row=-1, col=3)
  return %r
}
