fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4, 0, 4]) {
  %a = aten.avg_pool3d.default(self=%x, kernel_size=[2]) : ?
  return %a
}
