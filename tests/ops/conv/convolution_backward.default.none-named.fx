fxge 1
model "case" stage "import"
graph "main"(%g : f32[1, 2, 3, 3], %x : f32[1, 2, 3, 3], %w : f32[2, 2, 1, 1]) {
  %a, %b, %c = aten.convolution_backward.default(grad_output=%g, input=%x, weight=%w, stride=[1, 1], padding=[0, 0], dilation=[1, 1], transposed=false, output_padding=[0, 0], groups=1, output_mask=[true, true, false]) : f32[1, 2, 3, 3], f32[2, 2, 1, 1], none
  return %a as "a", %b as "b", %c as "c"
}
