fxge 1
model "clip_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[4],
    %z : f32[3, 1]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %clip_ = aten.clip_.Tensor(self=%clone, min=%y, max=%z) : f32[3, 4]
  return %clip_ as "clip_"
}
