fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[s0, 4, 4, 5, 6],
    %w : f32[2, 2, 3, 3, 1],
    %b : f32[2]) {
  %r = aten.conv3d.default(input=%x, weight=%w, bias=%b, stride=[1, 2, 3], padding=[1, 0, 2], dilation=[1, 2, 1], groups=2)
  return %r
}
