fxge 1
model "divide_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %divide_ = aten.divide_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %divide_ as "divide_"
}
