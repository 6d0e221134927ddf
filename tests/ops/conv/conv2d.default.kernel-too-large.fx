fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 2, 5],
    %w : f32[3, 2, 3, 3]) {
  %r = aten.conv2d.default(input=%x, weight=%w)
  return %r
}
