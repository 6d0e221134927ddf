fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.cat.default(tensors=[])
  return %r
}
