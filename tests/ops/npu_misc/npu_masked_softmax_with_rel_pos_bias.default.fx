fxge 1
model "npu.npu_masked_softmax_with_rel_pos_bias.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4, 3, 6, 6],
    %y : f32[4, 6, 6],
    %z : f32[3, 6, 6]) {
  %npu_masked_softmax_with_rel_pos_bias = npu.npu_masked_softmax_with_rel_pos_bias.default(x=%x, atten_mask=%y, relative_pos_bias=%z, scale_value=0.25) : f32[s77, 4, 3, 6, 6]
  return %npu_masked_softmax_with_rel_pos_bias as "npu_masked_softmax_with_rel_pos_bias"
}
