fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[4, 3]) {
  %r0 = npu.npu_grouped_matmul.default(x=[%x0], weight=[%x1], split_item=4) : ?
  return %r0
}
