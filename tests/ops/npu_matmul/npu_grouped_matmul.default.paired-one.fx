fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[6, 4],
    %x1 : f32[2, 4],
    %x2 : f32[4, 5]) {
  %r0 = npu.npu_grouped_matmul.default(x=[%x0, %x1], weight=[%x2]) : ?
  return %r0
}
