fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[12, 3],
    %x1 : f16[5, 4],
    %x2 : f16[5, 3],
    %x3 : i64[3]) {
  %r0 = npu.npu_grouped_matmul_add.default(self=%x0, x=%x1, weight=%x2, group_list=%x3, group_list_type=2) : ?
  return %r0
}
