fxge 1
model "subtract_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %subtract_ = aten.subtract_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %subtract_ as "subtract_"
}
