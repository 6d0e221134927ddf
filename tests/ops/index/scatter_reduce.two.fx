fxge 1
model "scatter_reduce.two.sum_True.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 4],
    %z : f32[3, 4]) {
  %scatter_reduce = aten.scatter_reduce.two(self=%x, dim=0, index=%y, src=%z, reduce="sum") : f32[3, 4]
  return %scatter_reduce as "scatter_reduce"
}
