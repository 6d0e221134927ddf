fxge 1
model "nll_loss_nd.images.f32" stage "import"
graph "main"(
    %x : f32[2, 5, 3, 2],
    %y : i64[2, 3, 2]) {
  %nll_loss_nd = aten.nll_loss_nd.default(self=%x, target=%y) : f32[]
  return %nll_loss_nd as "nll_loss_nd"
}
