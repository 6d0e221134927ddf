fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.arange.start_step(start=1, end=-1, step=3, dtype=f32)
  return %r
}
