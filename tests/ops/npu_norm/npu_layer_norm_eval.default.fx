fxge 1
model "npu.npu_layer_norm_eval.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 16],
    %y : f32[16],
    %z : f32[16]) {
  %npu_layer_norm_eval = npu.npu_layer_norm_eval.default(input=%x, normalized_shape=[16], weight=%y, bias=%z) : f32[s77, s27, 16]
  return %npu_layer_norm_eval as "npu_layer_norm_eval"
}
