fxge 1
model "layer_norm.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 8],
    %y : f32[8],
    %z : f32[8]) {
  %layer_norm = aten.layer_norm.default(input=%x, normalized_shape=[8], weight=%y, bias=%z) : f32[s77, s27, 8]
  return %layer_norm as "layer_norm"
}
