fxge 1
model "case" stage "import"
graph "main"() {
  %range_1 = aten.range.step(start=0, end=5, step=2) : f32[3]
  return %range_1 as "range_1"
}
