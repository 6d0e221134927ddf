fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2]) {
  %unread = _c10d_functional.all_reduce.default(input=%x0, reduce_op="sum", group_name="0") : ?
  %again = _c10d_functional.all_reduce.default(input=%x0, reduce_op="sum", group_name="0") : ?
  %r0 = _c10d_functional.wait_tensor.default(tensor=%again) : ?
  return %r0
}
