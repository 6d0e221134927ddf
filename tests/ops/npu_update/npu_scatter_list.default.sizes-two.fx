fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 5, 3],
    %x1 : i64[2],
    %x2 : f32[1, 2, 2, 3]) {
  %r0 = npu.npu_scatter_list.default(self=[%x0], indices=%x1, updates=%x2) : ?
  return %r0
}
