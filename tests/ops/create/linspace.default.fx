fxge 1
model "linspace.plain.f32" stage "import"
graph "main"() {
  %linspace = aten.linspace.default(start=0.0, end=1.0, steps=5) : f32[5]
  return %linspace as "linspace"
}
