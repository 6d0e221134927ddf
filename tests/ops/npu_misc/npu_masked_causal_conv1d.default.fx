fxge 1
model "npu.npu_masked_causal_conv1d.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, s27, 8],
    %y : f16[3, 8]) {
  %npu_masked_causal_conv1d = npu.npu_masked_causal_conv1d.default(input=%x, weight=%y) : f16[s77, s27, 8]
  return %npu_masked_causal_conv1d as "npu_masked_causal_conv1d"
}
