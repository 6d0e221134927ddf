fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randperm.generator(n=10, generator=None) : ?
  return %r0
}
