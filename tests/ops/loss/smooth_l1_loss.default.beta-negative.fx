fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[3]) {
  %r = aten.smooth_l1_loss.default(self=%x, target=%y, beta=-1.0) : ?
  return %r
}
