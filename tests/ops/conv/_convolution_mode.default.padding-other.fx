fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[1, 3, 5],
    %x1 : f32[2, 3, 3]) {
  %r0 = aten._convolution_mode.default(input=%x0, weight=%x1, bias=None, stride=[1], padding="full", dilation=[1], groups=1) : ?
  return %r0
}
