fxge 1
model "npu.npu_anti_quant.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : i8[s77, 8],
    %y : f32[8]) {
  %npu_anti_quant = npu.npu_anti_quant.default(x=%x, scale=%y) : f16[s77, 8]
  return %npu_anti_quant as "npu_anti_quant"
}
