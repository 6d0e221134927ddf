fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randperm.default(n=300, dtype=u8) : ?
  return %r0
}
