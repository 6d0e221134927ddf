fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randint.low_generator(low=-5, high=10, size=[3], generator=None) : ?
  return %r0
}
