fxge 1
model "scalar_tensor.f32.f32" stage "import"
graph "main"() {
  %scalar_tensor = aten.scalar_tensor.default(s=1, dtype=f32) : f32[]
  return %scalar_tensor as "scalar_tensor"
}
