fxge 1
model "pow_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %pow_ = aten.pow_.Scalar(self=%clone, exponent=2) : f32[3, 4]
  return %pow_ as "pow_"
}
