fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.full.default(size=[3, 4], fill_value=1e9, dtype=f16)
  return %r
}
