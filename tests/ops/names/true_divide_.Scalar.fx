fxge 1
model "true_divide_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %true_divide_ = aten.true_divide_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %true_divide_ as "true_divide_"
}
