fxge 1
model "div_.Scalar.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %div_ = aten.div_.Scalar(self=%clone, other=3) : f32[3, 4]
  return %div_ as "div_"
}
