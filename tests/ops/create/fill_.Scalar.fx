fxge 1
model "fill_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %fill_ = aten.fill_.Scalar(self=%clone, value=2) : f32[3, 4]
  return %fill_ as "fill_"
}
