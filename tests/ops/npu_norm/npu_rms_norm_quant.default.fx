fxge 1
model "npu.npu_rms_norm_quant.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, s27, 16],
    %y : f16[16],
    %z : f16[16],
    %w : f16[1],
    %u : i8[1]) {
  %npu_rms_norm_quant = npu.npu_rms_norm_quant.default(x=%x, gamma=%y, beta=%z, scale=%w, offset=%u) : i8[s77, s27, 16]
  return %npu_rms_norm_quant as "npu_rms_norm_quant"
}
