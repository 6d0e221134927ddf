fxge 1
model "npu.npu_quant_grouped_matmul_dequant.plain.f16" stage "import"
graph "main"(
    %x : f16[6, 16],
    %y : i8[3, 8, 16],
    %z : f32[3, 8],
    %w : i64[3]) {
  %npu_quant_grouped_matmul_dequant = npu.npu_quant_grouped_matmul_dequant.default(x=%x, quantized_weight=%y, weight_scale=%z, group_list=%w) : f16[6, 8]
  return %npu_quant_grouped_matmul_dequant as "npu_quant_grouped_matmul_dequant"
}
