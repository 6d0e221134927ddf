fxge 1
model "eye.plain.f32" stage "import"
graph "main"() {
  %eye = aten.eye.default(n=3) : f32[3, 3]
  return %eye as "eye"
}
