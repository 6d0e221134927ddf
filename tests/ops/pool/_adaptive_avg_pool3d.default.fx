fxge 1
model "_adaptive_avg_pool3d.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 5, 6, 4]) {
  %_adaptive_avg_pool3d = aten._adaptive_avg_pool3d.default(self=%x, output_size=[3, 2, 7]) : f32[2, 3, 3, 2, 7]
  return %_adaptive_avg_pool3d as "_adaptive_avg_pool3d"
}
