fxge 1
model "scatter_.src.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %scatter_ = aten.scatter_.src(self=%clone, dim=1, index=%y, src=%z) : f32[3, 4]
  return %scatter_ as "scatter_"
}
