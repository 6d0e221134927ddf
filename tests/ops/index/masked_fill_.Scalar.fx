fxge 1
model "masked_fill_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : bool[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %masked_fill_ = aten.masked_fill_.Scalar(self=%clone, mask=%y, value=2) : f32[3, 4]
  return %masked_fill_ as "masked_fill_"
}
