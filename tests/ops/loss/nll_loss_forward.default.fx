fxge 1
model "nll_loss_forward.reduction0.f32" stage "import"
graph "main"(
    %x : f32[3, 5],
    %y : i64[3],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.nll_loss_forward.default(self=%x, target=%y, weight=%z, reduction=0, ignore_index=-100) : f32[3], f32[] name("nll_loss_forward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
