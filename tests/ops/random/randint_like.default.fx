fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.randint_like.default(self=%x, high=10) : ?
  return %r0
}
