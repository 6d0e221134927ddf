fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %m : f32[3]) {
  %r = aten.clamp.Tensor(self=%x, max=%m)
  return %r
}
