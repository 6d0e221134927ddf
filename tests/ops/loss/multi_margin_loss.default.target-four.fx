fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %t : i64[4]) {
  %r = aten.multi_margin_loss.default(self=%x, target=%t) : ?
  return %r
}
