fxge 1
model "sub_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %sub_ = aten.sub_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %sub_ as "sub_"
}
