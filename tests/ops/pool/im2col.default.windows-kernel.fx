fxge 1
model "case" stage "import"
graph "main"(%x : f32[1, 2, 4, 4]) {
  %r0 = aten.im2col.default(self=%x, kernel_size=[0, 2], dilation=[1, 1], padding=[0, 0], stride=[2, 2]) : ?
  return %r0
}
