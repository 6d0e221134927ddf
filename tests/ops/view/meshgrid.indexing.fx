fxge 1
model "meshgrid.indexing.xy.f32" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[4]) {
  %getitem, %getitem_1 = aten.meshgrid.indexing(tensors=[%x, %y], indexing="xy") : f32[4, 3]{0, 1}, f32[4, 3]{1, 0} name("meshgrid")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
