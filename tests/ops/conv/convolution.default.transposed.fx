fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[s0, 4, 3, s1],
    %w : f32[4, 3, 3, 2],
    %b : f32[6]) {
  %r = aten.convolution.default(input=%x, weight=%w, bias=%b, stride=[2, 1], padding=[1, 2], dilation=[1, 1], transposed=true, output_padding=[1, 0], groups=2)
  return %r
}
