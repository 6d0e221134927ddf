fxge 1
model "npu.npu_trans_quant_param.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77]) {
  %npu_trans_quant_param = npu.npu_trans_quant_param.default(scale=%x) : i64[s77]
  return %npu_trans_quant_param as "npu_trans_quant_param"
}
