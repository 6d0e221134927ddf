fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randint.default(high=10, size=[3]) : ?
  return %r0
}
