fxge 1
model "nll_loss2d.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 5, 3, 2],
    %y : i64[2, 3, 2]) {
  %nll_loss2d = aten.nll_loss2d.default(self=%x, target=%y) : f32[]
  return %nll_loss2d as "nll_loss2d"
}
