fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 3], %w : f32[2, 3]) {
  %r = aten.convolution.default(input=%x, weight=%w, bias=None, stride=[1], padding=[0], dilation=[1], transposed=false, output_padding=[0], groups=1)
  return %r
}
