fxge 1
model "masked_fill_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4],
    %z : f32[]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %masked_fill_ = aten.masked_fill_.Tensor(self=%clone, mask=%y, value=%z) : f32[3, 4]
  return %masked_fill_ as "masked_fill_"
}
