fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 8]) {
  %a = aten.avg_pool1d.default(self=%x, kernel_size=[3], stride=[2, 2])
  return %a
}
