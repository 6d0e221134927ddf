fxge 1
model "ones.f32.f32" stage "import"
graph "main"() {
  %ones = aten.ones.default(size=[3, 4], dtype=f32) : f32[3, 4]
  return %ones as "ones"
}
