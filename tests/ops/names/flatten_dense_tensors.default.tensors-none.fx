fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.flatten_dense_tensors.default(tensors=[]) : ?
  return %r0
}
