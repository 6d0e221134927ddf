fxge 1
model "npu.npu_quant_matmul_reduce_sum.plain.f32" stage "import"
graph "main"(
    %x : i8[3, 4, 16],
    %y : i8[3, 16, 8],
    %z : f32[3, 4],
    %w : bf16[8]) {
  %npu_quant_matmul_reduce_sum = npu.npu_quant_matmul_reduce_sum.default(x1=%x, x2=%y, x1_scale=%z, x2_scale=%w) : bf16[4, 8]
  return %npu_quant_matmul_reduce_sum as "npu_quant_matmul_reduce_sum"
}
