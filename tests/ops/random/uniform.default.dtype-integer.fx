fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = fxge.uniform.default(size=[3], dtype=i64) : ?
  return %r0
}
