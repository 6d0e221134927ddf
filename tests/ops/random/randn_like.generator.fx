fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.randn_like.generator(self=%x, generator=None) : ?
  return %r0
}
