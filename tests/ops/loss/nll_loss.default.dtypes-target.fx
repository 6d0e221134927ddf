fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 5],
    %y : f32[3]) {
  %r = aten.nll_loss.default(self=%x, target=%y) : ?
  return %r
}
