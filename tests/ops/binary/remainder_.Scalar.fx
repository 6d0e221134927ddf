fxge 1
model "remainder_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %remainder_ = aten.remainder_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %remainder_ as "remainder_"
}
