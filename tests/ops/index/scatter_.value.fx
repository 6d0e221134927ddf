fxge 1
model "scatter_.value.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %scatter_ = aten.scatter_.value(self=%clone, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %scatter_ as "scatter_"
}
