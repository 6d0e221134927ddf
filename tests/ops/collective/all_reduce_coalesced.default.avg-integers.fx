fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2],
    %x1 : i64[3]) {
  %r0, %r1 = _c10d_functional.all_reduce_coalesced.default(inputs=[%x0, %x1], reduce_op="avg", group_name="0") : ?, ?
  return %r0, %r1
}
