fxge 1
model "case" stage "import"
graph "main"(%x : f32[1, 2, 5, 5], %y : f32[3, 2, 3, 3]) {
  %r = aten.convolution.default(input=%x, weight=%y, stride=[1, 1], padding=[0, 0], dilation=[1, 1], transposed=false, output_padding=[-1, 0], groups=1)
  return %r
}
