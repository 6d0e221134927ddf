fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 5, 5],
    %w : f32[3, 2, 3, 3]) {
  %r = aten.conv2d.default(input=%x, weight=%w, stride=[0, 1])
  return %r
}
