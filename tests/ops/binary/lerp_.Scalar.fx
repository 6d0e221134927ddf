fxge 1
model "lerp_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %lerp_ = aten.lerp_.Scalar(self=%clone, end=%y, weight=0.25) : f32[3, 4]
  return %lerp_ as "lerp_"
}
