fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.eye.default(n=3, dtype=i64)
  return %r
}
