fxge 1
model "pow_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %pow_ = aten.pow_.Tensor(self=%clone, exponent=%y) : f32[3, 4]
  return %pow_ as "pow_"
}
