fxge 1
model "case" stage "import"
graph "main"(
    %x0 : u8[5]) {
  %r0 = _c10d_functional.all_reduce.default(input=%x0, reduce_op="sum", group_name="0") : ?
  return %r0
}
