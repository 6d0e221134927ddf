fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.randn_like.default(self=%x) : ?
  return %r0
}
