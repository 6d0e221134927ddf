fxge 1
model "case" stage "import"
graph "main"() {
  %r0, %r1 = aten.meshgrid.default(tensors=[]) : f32[2], f32[2]
  return %r0, %r1
}
