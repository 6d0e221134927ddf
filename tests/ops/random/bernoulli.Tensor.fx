fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3, 4],
    %p : f32[4]) {
  %r0 = aten.bernoulli.Tensor(self=%x, p=%p) : ?
  return %r0
}
