fxge 1
model "zeros.f32.f32" stage "import"
graph "main"() {
  %zeros = aten.zeros.default(size=[3, 4], dtype=f32) : f32[3, 4]
  return %zeros as "zeros"
}
