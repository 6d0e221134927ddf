fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.scalar_tensor.default(s=2) : f32[]
  return %r
}
