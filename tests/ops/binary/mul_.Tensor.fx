fxge 1
model "mul_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %mul_ = aten.mul_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %mul_ as "mul_"
}
