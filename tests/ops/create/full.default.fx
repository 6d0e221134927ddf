fxge 1
model "full.f32.f32" stage "import"
graph "main"() {
  %full = aten.full.default(size=[3, 4], fill_value=1, dtype=f32) : f32[3, 4]
  return %full as "full"
}
