fxge 1
model "scatter_reduce_.two.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %scatter_reduce_ = aten.scatter_reduce_.two(self=%clone, dim=0, index=%y, src=%z, reduce="sum") : f32[3, 4]
  return %scatter_reduce_ as "scatter_reduce_"
}
