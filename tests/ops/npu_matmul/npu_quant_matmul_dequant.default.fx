fxge 1
model "npu.npu_quant_matmul_dequant.plain.f16" stage "import"
graph "main"(
    %x : f16[3, 16],
    %y : i8[8, 16],
    %z : f32[8]) {
  %npu_quant_matmul_dequant = npu.npu_quant_matmul_dequant.default(x=%x, quantized_weight=%y, weight_scale=%z) : f16[3, 8]
  return %npu_quant_matmul_dequant as "npu_quant_matmul_dequant"
}
