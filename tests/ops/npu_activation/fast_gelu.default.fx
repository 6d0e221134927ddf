fxge 1
model "npu.fast_gelu.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %fast_gelu = npu.fast_gelu.default(self=%x) : f32[s77, s27]
  return %fast_gelu as "fast_gelu"
}
