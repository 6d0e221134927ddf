fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 4, 0], %y : f32[4, 3, 3]) {
  %r = aten.convolution.default(input=%x, weight=%y, stride=[2], padding=[0], dilation=[1], transposed=true, output_padding=[0], groups=1)
  return %r
}
