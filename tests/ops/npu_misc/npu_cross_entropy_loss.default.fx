fxge 1
model "npu.npu_cross_entropy_loss.none.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] <= L['x'].size()[0]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 6],
    %y : i64[s17]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = npu.npu_cross_entropy_loss.default(input=%x, target=%y, reduction="none") : f32[s17], f32[s17, 6], f32[0], f32[0] name("npu_cross_entropy_loss")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
