fxge 1
model "searchsorted.Tensor.plain.f32" stage "import"
graph "main"(
    %x : f32[4],
    %y : f32[3, 4]) {
  %searchsorted = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : i64[3, 4]
  return %searchsorted as "searchsorted"
}
