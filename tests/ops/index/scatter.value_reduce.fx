fxge 1
model "scatter.value_reduce.add.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %scatter = aten.scatter.value_reduce(self=%x, dim=1, index=%y, value=1.5, reduce="add") : f32[3, 4]
  return %scatter as "scatter"
}
