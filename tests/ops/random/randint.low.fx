fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.randint.low(low=-5, high=10, size=[3], dtype=i32) : ?
  return %r0
}
