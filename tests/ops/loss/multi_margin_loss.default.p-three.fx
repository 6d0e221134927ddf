fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %t : i64[3]) {
  %r = aten.multi_margin_loss.default(self=%x, target=%t, p=3) : ?
  return %r
}
