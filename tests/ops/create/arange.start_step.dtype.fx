fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.arange.start_step(start=0, end=4, step=1.5) : f32[3]
  return %r
}
