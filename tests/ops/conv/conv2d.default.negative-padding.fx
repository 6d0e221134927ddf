fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 4, 3, 3],
    %w : f32[2, 4, 3, 3]) {
  %r = aten.conv2d.default(input=%x, weight=%w, padding=[0, -1])
  return %r
}
