fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bf16[2, 3],
    %o : bf16[4, 3]) {
  %r0 = _c10d_functional.all_gather_into_tensor_out.default(input=%x0, group_size=0, group_name="0", out=%o) : ?
  return %r0
}
