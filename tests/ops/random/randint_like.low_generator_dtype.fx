fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.randint_like.low_generator_dtype(self=%x, low=2, high=10, generator=None) : ?
  return %r0
}
