fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 4, 3, 3],
    %w : f32[2, 4, 3, 3],
    %b : f32[2, 1]) {
  %r = aten.conv2d.default(input=%x, weight=%w, bias=%b)
  return %r
}
