fxge 1
model "npu.npu_one_hot.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i64[s77, s27]) {
  %npu_one_hot = npu.npu_one_hot.default(self=%x, depth=5) : f32[s77, s27, 5]
  return %npu_one_hot as "npu_one_hot"
}
