fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 6],
    %w : f32[3, 2],
    %b : f32[3]) {
  %r = aten._convolution.default(input=%x, weight=%w, bias=%b, stride=[2], padding=[1], dilation=[1], transposed=false, output_padding=[0], groups=1, benchmark=true, deterministic=false, cudnn_enabled=true, allow_tf32=true) : ?
  return %r
}
