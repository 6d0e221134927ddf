fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f64[4, 3]) {
  %r0 = _c10d_functional.reduce_scatter_tensor.default(input=%x0, reduce_op="min", group_size=2, group_name="0") : ?
  return %r0
}
