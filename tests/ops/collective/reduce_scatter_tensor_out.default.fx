fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4, 3],
    %o : f32[2, 3]) {
  %r0 = _c10d_functional.reduce_scatter_tensor_out.default(input=%x0, reduce_op="sum", group_size=2, group_name="0", out=%o) : ?
  return %r0
}
