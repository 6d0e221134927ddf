fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2],
    %x1 : i8[3, s0]) {
  %r0, %r1 = _c10d_functional.all_gather_into_tensor_coalesced.default(inputs=[%x0, %x1], group_size=2, group_name="0") : ?, ?
  return %r0, %r1
}
