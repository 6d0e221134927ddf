fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 5],
    %y : f32[3, 5]) {
  %r = aten.cross_entropy_loss.default(self=%x, target=%y) : ?
  return %r
}
