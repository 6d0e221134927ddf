fxge 1
model "native_layer_norm.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 8],
    %y : f32[8],
    %z : f32[8]) {
  %getitem, %getitem_1, %getitem_2 = aten.native_layer_norm.default(input=%x, normalized_shape=[8], weight=%y, bias=%z, eps=1e-05) : f32[s77, s27, 8], f32[s77, s27, 1], f32[s77, s27, 1] name("native_layer_norm")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
