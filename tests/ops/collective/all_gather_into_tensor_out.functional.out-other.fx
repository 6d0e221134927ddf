fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bf16[2, 3],
    %o : bf16[4, 2]) {
  %r0 = _c10d_functional.all_gather_into_tensor_out.functional(input=%x0, group_size=2, group_name="0", out=%o) : ?
  return %r0
}
