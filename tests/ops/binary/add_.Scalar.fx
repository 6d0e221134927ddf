fxge 1
model "add_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %add_ = aten.add_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %add_ as "add_"
}
