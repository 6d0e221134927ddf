fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bf16[s0, 3],
    %x1 : f32[s1]) {
  %r0 = _c10d_functional.all_to_all_single.default(input=%x0, output_split_sizes=[s1, s0], input_split_sizes=[s0 - s1, s1], group_name="0") : ?
  return %r0
}
