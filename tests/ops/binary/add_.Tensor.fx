fxge 1
model "add_.Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %add_ = aten.add_.Tensor(self=%clone, other=%y) : f32[3, 4]
  return %add_ as "add_"
}
