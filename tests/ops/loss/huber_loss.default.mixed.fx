fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %y : f64[4]) {
  %r = aten.huber_loss.default(self=%x, target=%y) : ?
  return %r
}
