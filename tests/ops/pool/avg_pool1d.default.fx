fxge 1
model "avg_pool1d.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 8]) {
  %avg_pool1d = aten.avg_pool1d.default(self=%x, kernel_size=[2]) : f32[1, 2, 4]
  return %avg_pool1d as "avg_pool1d"
}
