fxge 1
model "npu.npu_fast_gelu.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %npu_fast_gelu = npu.npu_fast_gelu.default(self=%x) : f32[s77, s27]
  return %npu_fast_gelu as "npu_fast_gelu"
}
