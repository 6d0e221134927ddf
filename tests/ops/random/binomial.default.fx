fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 1],
    %p : f32[4]) {
  %r0 = aten.binomial.default(count=%x, prob=%p) : ?
  return %r0
}
