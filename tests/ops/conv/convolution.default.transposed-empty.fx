fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 1, 1, 1],
    %w : f32[1, 1, 1, 1]) {
  %r = aten.convolution.default(input=%x, weight=%w, bias=None, stride=[1, 1], padding=[1, 1], dilation=[1, 1], transposed=true, output_padding=[0, 0], groups=1) : ?
  return %r
}
