fxge 1
model "_unsafe_masked_index_put_accumulate.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : bool[2, 3, 1],
    %z : i64[2, 3],
    %w : f32[2, 3, 4]) {
  %_unsafe_masked_index_put_accumulate = aten._unsafe_masked_index_put_accumulate.default(self=%x, mask=%y, indices=[%z, None], values=%w) : f32[3, 4]
  return %_unsafe_masked_index_put_accumulate as "_unsafe_masked_index_put_accumulate"
}
