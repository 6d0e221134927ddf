fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randn.default(size=[3, 4]) : ?
  return %r0
}
