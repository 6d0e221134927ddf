fxge 1
model "case" stage "import"
graph "main"() {
  %range_1 = aten.range.default(start=-1.5, end=3) : f32[5]
  return %range_1 as "range_1"
}
