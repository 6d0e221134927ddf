fxge 1
model "squeeze_.dim.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 1, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 1, 4]
  %squeeze_ = aten.squeeze_.dim(self=%clone, dim=1) : f32[3, 4]
  return %squeeze_ as "squeeze_"
}
