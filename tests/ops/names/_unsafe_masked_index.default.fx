fxge 1
model "_unsafe_masked_index.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : bool[2, 3, 1],
    %z : i64[2, 3]) {
  %_unsafe_masked_index = aten._unsafe_masked_index.default(self=%x, mask=%y, indices=[%z, None], fill=7) : f32[2, 3, 4]
  return %_unsafe_masked_index as "_unsafe_masked_index"
}
