fxge 1
model "meshgrid.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77],
    %y : f32[s17]) {
  %getitem, %getitem_1 = aten.meshgrid.default(tensors=[%x, %y]) : f32[s77, s17]{1, 0}, f32[s77, s17]{0, 1} name("meshgrid")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
