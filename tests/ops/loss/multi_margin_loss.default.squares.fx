fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %t : i64[3],
    %w : f32[4]) {
  %r = aten.multi_margin_loss.default(self=%x, target=%t, p=2, margin=0.5, weight=%w, reduction=0) : ?
  return %r
}
