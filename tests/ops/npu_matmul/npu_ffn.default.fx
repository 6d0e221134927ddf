fxge 1
model "npu.npu_ffn.relu.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, 16],
    %y : f16[16, 8],
    %z : f16[8, 16]) {
  %npu_ffn = npu.npu_ffn.default(x=%x, weight1=%y, weight2=%z, activation="relu") : f16[s77, 16]
  return %npu_ffn as "npu_ffn"
}
