fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %t : f32[3]) {
  %r = aten.mse_loss.default(self=%x, target=%t)
  return %r
}
