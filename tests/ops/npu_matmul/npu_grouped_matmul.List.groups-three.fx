fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[6, 4],
    %x1 : f32[4, 5],
    %x2 : f32[4, 5]) {
  %r0 = npu.npu_grouped_matmul.List(x=[%x0], weight=[%x1, %x2], group_list=[1, 2, 6]) : ?
  return %r0
}
