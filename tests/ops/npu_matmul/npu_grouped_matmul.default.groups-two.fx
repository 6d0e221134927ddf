fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[6, 4],
    %x1 : f32[3, 4, 5],
    %x2 : i64[2]) {
  %r0 = npu.npu_grouped_matmul.default(x=[%x0], weight=[%x1], group_list=%x2, group_type=0, split_item=2) : ?
  return %r0
}
