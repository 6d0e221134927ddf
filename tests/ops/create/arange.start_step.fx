fxge 1
model "arange.start_step.down.f32" stage "import"
graph "main"() {
  %arange = aten.arange.start_step(start=7, end=1, step=-2) : i64[3]
  return %arange as "arange"
}
