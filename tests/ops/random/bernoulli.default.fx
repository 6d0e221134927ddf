fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3, 4]) {
  %r0 = aten.bernoulli.default(self=%x) : ?
  return %r0
}
