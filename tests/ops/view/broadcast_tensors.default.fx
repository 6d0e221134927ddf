fxge 1
model "broadcast_tensors.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 1],
    %y : f32[s17]) {
  %getitem, %getitem_1 = aten.broadcast_tensors.default(tensors=[%x, %y]) : f32[s77, s17]{1, 0}, f32[s77, s17]{0, 1} name("broadcast_tensors")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
