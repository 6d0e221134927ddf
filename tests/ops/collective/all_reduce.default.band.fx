fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i32[5]) {
  %r0 = _c10d_functional.all_reduce.default(input=%x0, reduce_op="band", group_name="0") : ?
  return %r0
}
