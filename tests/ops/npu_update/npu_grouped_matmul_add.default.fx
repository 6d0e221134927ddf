fxge 1
model "npu.npu_grouped_matmul_add.kind_0.f16" stage "import"
graph "main"(
    %x : f32[12, 3],
    %y : f16[5, 4],
    %z : f16[5, 3],
    %w : i64[3]) {
  %npu_grouped_matmul_add = npu.npu_grouped_matmul_add.default(self=%x, x=%y, weight=%z, group_list=%w) : f32[12, 3]
  return %npu_grouped_matmul_add as "npu_grouped_matmul_add"
}
