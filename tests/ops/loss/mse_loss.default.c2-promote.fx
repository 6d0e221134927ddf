fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 4],
    %t : f32[3, 4]) {
  %r = aten.mse_loss.default(self=%x, target=%t)
  return %r
}
