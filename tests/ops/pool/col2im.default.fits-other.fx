fxge 1
model "case" stage "import"
graph "main"(%x : f32[1, 8, 5]) {
  %r0 = aten.col2im.default(self=%x, output_size=[4, 4], kernel_size=[2, 2], dilation=[1, 1], padding=[0, 0], stride=[2, 2]) : ?
  return %r0
}
