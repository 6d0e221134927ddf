fxge 1
model "_adaptive_avg_pool2d.even.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 6, 6]) {
  %_adaptive_avg_pool2d = aten._adaptive_avg_pool2d.default(self=%x, output_size=[3, 2]) : f32[1, 2, 3, 2]
  return %_adaptive_avg_pool2d as "_adaptive_avg_pool2d"
}
