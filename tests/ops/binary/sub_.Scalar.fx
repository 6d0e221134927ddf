fxge 1
model "sub_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %sub_ = aten.sub_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %sub_ as "sub_"
}
