fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 4],
    %x1 : f32[4],
    %x2 : f32[3, 4]) {
  %r0 = aten.triplet_margin_loss.default(anchor=%x0, positive=%x1, negative=%x2) : ?
  return %r0
}
