fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[s0, 4]) {
  %r0 = _c10d_functional.all_gather_into_tensor.default(input=%x0, group_size=4, group_name="0") : ?
  return %r0
}
