fxge 1
model "clamp_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[3, 1]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %clamp_ = aten.clamp_.Tensor(self=%clone, min=%y, max=%z) : f32[3, 4]
  return %clamp_ as "clamp_"
}
