fxge 1
model "npu.npu_quant_matmul.to_5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : i8[s77, 16],
    %y : i8[16, 8],
    %z : f32[8]) {
  %npu_quant_matmul = npu.npu_quant_matmul.default(x1=%x, x2=%y, scale=%z, output_dtype=5) : f16[s77, 8]
  return %npu_quant_matmul as "npu_quant_matmul"
}
