fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[6, 4],
    %x1 : i8[3, 5, 4],
    %x2 : f32[3, 4],
    %x3 : i64[3]) {
  %r0 = npu.npu_quant_grouped_matmul_dequant.default(x=%x0, quantized_weight=%x1, weight_scale=%x2, group_list=%x3) : ?
  return %r0
}
