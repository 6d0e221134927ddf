fxge 1
model "native_group_norm.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 4, 3],
    %y : f32[4],
    %z : f32[4]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_group_norm.default(input=%x, weight=%y, bias=%z, N=2, C=4, HxW=3, group=2, eps=1e-05) : f32[2, 4, 3], f32[2, 2], f32[2, 2] name("native_group_norm")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
