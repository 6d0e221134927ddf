fxge 1
model "divide_.Tensor_mode.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %divide_ = aten.divide_.Tensor_mode(self=%clone, other=%y, rounding_mode="floor") : f32[3, 4]
  return %divide_ as "divide_"
}
