fxge 1
model "floor_divide_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %floor_divide_ = aten.floor_divide_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %floor_divide_ as "floor_divide_"
}
