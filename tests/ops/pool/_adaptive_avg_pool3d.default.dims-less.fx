fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 4, 4]) {
  %a = aten._adaptive_avg_pool3d.default(self=%x, output_size=[2, 2, 2]) : ?
  return %a
}
