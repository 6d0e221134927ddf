fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %t : i64[7]) {
  %a, %b = aten.nll_loss_forward.default(self=%x, target=%t, reduction=1, ignore_index=-100)
  return %a, %b
}
