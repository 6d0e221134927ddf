fxge 1
model "npu.npu_fused_matmul.none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 16],
    %y : f32[16, 8],
    %z : f32[8]) {
  %npu_fused_matmul = npu.npu_fused_matmul.default(x1=%x, x2=%y, bias=%z) : f32[s77, 8]
  return %npu_fused_matmul as "npu_fused_matmul"
}
