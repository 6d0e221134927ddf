fxge 1
model "index_fill_.int_Tensor.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %index_fill_ = aten.index_fill_.int_Tensor(self=%clone, dim=1, index=%y, value=%z) : f32[3, 4]
  return %index_fill_ as "index_fill_"
}
