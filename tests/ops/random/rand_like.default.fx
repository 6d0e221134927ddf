fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.rand_like.default(self=%x, dtype=f16) : ?
  return %r0
}
