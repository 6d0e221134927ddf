fxge 1
model "atleast_1d.Sequence.plain.f32" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[],
    %z : f32[2, 3]) {
  %getitem, %getitem_1, %getitem_2 = aten.atleast_1d.Sequence(tensors=[%x, %y, %z]) : f32[3], f32[1], f32[2, 3] name("atleast_1d")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
