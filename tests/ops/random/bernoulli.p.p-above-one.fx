fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.bernoulli.p(self=%x, p=1.25) : ?
  return %r0
}
