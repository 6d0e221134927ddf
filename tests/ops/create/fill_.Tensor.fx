fxge 1
model "fill_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %fill_ = aten.fill_.Tensor(self=%clone, value=%y) : f32[3, 4]
  return %fill_ as "fill_"
}
