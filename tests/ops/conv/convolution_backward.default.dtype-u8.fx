fxge 1
model "case" stage "import"
graph "main"(
    %g : u8[1, 3, 2, 2],
    %x : u8[1, 2, 2, 2],
    %w : u8[3, 2, 1, 1]) {
  %a, %b, %c = aten.convolution_backward.default(grad_output=%g, input=%x, weight=%w, bias_sizes=[3], stride=[1, 1], padding=[0, 0], dilation=[1, 1], transposed=false, output_padding=[0, 0], groups=1, output_mask=[false, false, true]) : ?, ?, ?
  return %c
}
