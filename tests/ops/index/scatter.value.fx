fxge 1
model "scatter.value.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[3, 2]) {
  %scatter = aten.scatter.value(self=%x, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %scatter as "scatter"
}
