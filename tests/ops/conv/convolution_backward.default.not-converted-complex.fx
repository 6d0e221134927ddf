fxge 1
model "case" stage "import"
graph "main"(
    %g : c64[1, 2, 4],
    %x : c64[1, 2, 4],
    %w : c64[2, 2, 1]) {
  %r0, %r1, %r2 = aten.convolution_backward.default(grad_output=%g, input=%x, weight=%w, bias_sizes=[2], stride=[1], padding=[0], dilation=[1], transposed=false, output_padding=[0], groups=1, output_mask=[true, true, true]) : ?, ?, ?
  return %r0
}
