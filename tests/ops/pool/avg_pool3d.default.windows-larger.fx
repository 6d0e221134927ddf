fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 3, 4, 1]) {
  %a = aten.avg_pool3d.default(self=%x, kernel_size=[2, 2, 2], padding=[0, 0, 1])
  return %a
}
