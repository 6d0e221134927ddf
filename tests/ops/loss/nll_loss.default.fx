fxge 1
model "nll_loss.reduction0.f32" stage "import"
graph "main"(
    %x : f32[3, 5],
    %y : i64[3]) {
  %nll_loss = aten.nll_loss.default(self=%x, target=%y, reduction=0) : f32[3]
  return %nll_loss as "nll_loss"
}
