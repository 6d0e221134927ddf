fxge 1
model "case" stage "import"
graph "main"(%g : f32[1, 3, 3], %x : f32[1, 2, 5], %w : f32[3, 2, 3]) {
  %a, %b, %c = aten.convolution_backward.default(grad_output=%g, input=%x, weight=%w, bias_sizes=[3], stride=[1], padding=[0], dilation=[1], transposed=false, output_padding=[0], groups=1, output_mask=[true, true, true, true])
  return %a, %b, %c
}
