fxge 1
model "npu.npu_dequant_bias.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, 8],
    %y : f32[8]) {
  %npu_dequant_bias = npu.npu_dequant_bias.default(x=%x, weight_scale=%y) : f16[s77, 8]
  return %npu_dequant_bias as "npu_dequant_bias"
}
