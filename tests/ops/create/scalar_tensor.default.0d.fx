fxge 1
model "case" stage "import"
graph "main"() {
  %r = aten.scalar_tensor.default(s=2, dtype=i64) : i64[]
  return %r
}
