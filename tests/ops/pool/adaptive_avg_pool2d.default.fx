fxge 1
model "adaptive_avg_pool2d.even.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 6, 6]) {
  %adaptive_avg_pool2d = aten.adaptive_avg_pool2d.default(self=%x, output_size=[3, 2]) : f32[1, 2, 3, 2]
  return %adaptive_avg_pool2d as "adaptive_avg_pool2d"
}
