fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.normal.float_float(mean=2.0, std=0.5, size=[3]) : ?
  return %r0
}
