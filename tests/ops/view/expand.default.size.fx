fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.expand.default(self=%x, size=[4, 3])
  return %r
}
