fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4]) {
  %r0 = _c10d_functional.all_to_all_single.default(input=%x0, output_split_sizes=[1, 2, 1], input_split_sizes=[3, 1], group_name="0") : ?
  return %r0
}
