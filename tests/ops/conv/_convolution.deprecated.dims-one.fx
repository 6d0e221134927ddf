fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 6],
    %w : f32[3, 2],
    %b : f32[3]) {
  %r = aten._convolution.deprecated(input=%x, weight=%w, bias=%b, stride=[2], padding=[1], dilation=[1], transposed=true, output_padding=[1], groups=1, benchmark=true, deterministic=false, cudnn_enabled=true) : ?
  return %r
}
