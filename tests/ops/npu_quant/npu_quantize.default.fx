fxge 1
model "npu.npu_quantize.divides_1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 8],
    %y : f32[8],
    %z : i32[8]) {
  %npu_quantize = npu.npu_quantize.default(self=%x, scales=%y, zero_points=%z, dtype=1) : i8[s77, 8]
  return %npu_quantize as "npu_quantize"
}
