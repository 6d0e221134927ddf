fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 5, 5],
    %w : f32[3, 2, 3, 3]) {
  %r = aten.convolution.default(input=%x, weight=%w, bias=None, stride=[1, 1], padding=[9223372036854775807, 0], dilation=[1, 1], transposed=false, output_padding=[0, 0], groups=1) : ?
  return %r
}
