fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 4],
    %t : f32[1, 3]) {
  %r = aten.cross_entropy_loss.default(self=%x, target=%t)
  return %r
}
