fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.full.default(size=[2], fill_value=true) : bool[2]
  return %r
}
