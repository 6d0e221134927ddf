fxge 1
model "npu.npu_transpose_batchmatmul.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[4, s27, 16],
    %y : f32[4, 16, 8]) {
  %npu_transpose_batchmatmul = npu.npu_transpose_batchmatmul.default(input=%x, weight=%y) : f32[s27, 4, 8]
  return %npu_transpose_batchmatmul as "npu_transpose_batchmatmul"
}
