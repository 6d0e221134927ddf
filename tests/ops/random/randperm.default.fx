fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randperm.default(n=10) : ?
  return %r0
}
