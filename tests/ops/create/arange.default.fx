fxge 1
model "arange.int.f32" stage "import"
graph "main"() {
  %arange = aten.arange.default(end=5) : i64[5]
  return %arange as "arange"
}
