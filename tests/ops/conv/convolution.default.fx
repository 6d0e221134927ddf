fxge 1
model "convolution.1d.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 6],
    %y : f32[3, 2, 3],
    %z : f32[3]) {
  %convolution = aten.convolution.default(input=%x, weight=%y, bias=%z, stride=[1], padding=[1], dilation=[1], transposed=false, output_padding=[0], groups=1) : f32[1, 3, 6]
  return %convolution as "convolution"
}
