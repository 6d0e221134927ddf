fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[8],
    %x1 : f32[5]) {
  %r0, %r1 = _c10d_functional.reduce_scatter_tensor_coalesced.default(inputs=[%x0, %x1], reduce_op="sum", group_size=4, group_name="0") : ?, ?
  return %r0, %r1
}
