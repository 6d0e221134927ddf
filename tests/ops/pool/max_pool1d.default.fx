fxge 1
model "max_pool1d.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 8]) {
  %max_pool1d = aten.max_pool1d.default(self=%x, kernel_size=[2]) : f32[1, 2, 4]
  return %max_pool1d as "max_pool1d"
}
