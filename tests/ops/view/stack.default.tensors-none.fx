fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.stack.default(tensors=[])
  return %r
}
