fxge 1
model "npu.npu_linear.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 8],
    %y : f32[5, 8],
    %z : f32[5]) {
  %npu_linear = npu.npu_linear.default(input=%x, weight=%y, bias=%z) : f32[s77, 5]
  return %npu_linear as "npu_linear"
}
