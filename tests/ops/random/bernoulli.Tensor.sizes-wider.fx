fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %p : f32[3, 4]) {
  %r0 = aten.bernoulli.Tensor(self=%x, p=%p) : ?
  return %r0
}
