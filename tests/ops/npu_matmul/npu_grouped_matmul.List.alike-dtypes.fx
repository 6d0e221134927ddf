fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[6, 4],
    %x1 : f16[4, 5]) {
  %r0 = npu.npu_grouped_matmul.List(x=[%x0], weight=[%x1]) : ?
  return %r0
}
