fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3]) {
  %r0 = aten.poisson.default(self=%x) : ?
  return %r0
}
