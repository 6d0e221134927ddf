fxge 1
model "npu.npu_bmmV2.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, s27, 8],
    %y : f32[2, 8, s48]) {
  %npu_bmm_v2 = npu.npu_bmmV2.default(self=%x, mat2=%y, output_sizes=[]) : f32[2, s27, s48]
  return %npu_bmm_v2 as "npu_bmm_v2"
}
