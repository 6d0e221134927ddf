fxge 1
model "case" stage "import"
graph "main"(%x : f32[1, 0, 7, 7]) {
  %r = aten.max_pool2d.default(self=%x, kernel_size=[3, 3], padding=[1, 1])
  return %r
}
