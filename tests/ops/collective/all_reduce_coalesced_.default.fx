fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2],
    %x1 : i64[s0]) {
  %r0, %r1 = _c10d_functional.all_reduce_coalesced_.default(inputs=[%x0, %x1], reduce_op="max", group_name="0") : ?, ?
  return %r0, %r1
}
