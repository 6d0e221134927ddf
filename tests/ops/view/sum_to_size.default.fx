fxge 1
model "sum_to_size.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %sum_to_size = aten.sum_to_size.default(self=%x, size=[1, 4]) : f32[1, 4]
  return %sum_to_size as "sum_to_size"
}
