fxge 1
model "scatter.reduce.add.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %scatter = aten.scatter.reduce(self=%x, dim=1, index=%y, src=%z, reduce="add") : f32[3, 4]
  return %scatter as "scatter"
}
