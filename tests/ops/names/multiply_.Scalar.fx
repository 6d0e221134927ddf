fxge 1
model "multiply_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %multiply_ = aten.multiply_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %multiply_ as "multiply_"
}
