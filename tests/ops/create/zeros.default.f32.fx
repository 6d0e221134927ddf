fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.zeros.default(size=[2]) : f32[2]
  return %r
}
