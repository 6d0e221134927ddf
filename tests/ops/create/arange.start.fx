fxge 1
model "arange.start.plain.f32" stage "import"
graph "main"() {
  %arange = aten.arange.start(start=2, end=7) : i64[5]
  return %arange as "arange"
}
