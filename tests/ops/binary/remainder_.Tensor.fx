fxge 1
model "remainder_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %remainder_ = aten.remainder_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %remainder_ as "remainder_"
}
