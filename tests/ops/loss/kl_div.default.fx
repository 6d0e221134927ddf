fxge 1
model "kl_div.reduction0.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %kl_div = aten.kl_div.default(self=%x, target=%y, reduction=0) : f32[3, 4]
  return %kl_div as "kl_div"
}
