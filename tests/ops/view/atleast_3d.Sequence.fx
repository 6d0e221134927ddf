fxge 1
model "atleast_3d.Sequence.plain.f32" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[],
    %z : f32[2, 3]) {
  %getitem, %getitem_1, %getitem_2 = aten.atleast_3d.Sequence(tensors=[%x, %y, %z]) : f32[1, 3, 1], f32[1, 1, 1], f32[2, 3, 1] name("atleast_3d")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
