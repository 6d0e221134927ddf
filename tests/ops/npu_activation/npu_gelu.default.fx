fxge 1
model "npu.npu_gelu.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %npu_gelu = npu.npu_gelu.default(self=%x) : f32[s77, s27]
  return %npu_gelu as "npu_gelu"
}
