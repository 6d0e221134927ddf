fxge 1
model "npu.npu_weight_quant_batchmatmul.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, 16],
    %y : i8[16, 8],
    %z : f16[8]) {
  %npu_weight_quant_batchmatmul = npu.npu_weight_quant_batchmatmul.default(x=%x, weight=%y, antiquant_scale=%z) : f16[s77, 8]
  return %npu_weight_quant_batchmatmul as "npu_weight_quant_batchmatmul"
}
