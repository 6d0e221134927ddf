fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 5, 3, 3],
    %w : f32[4, 2, 3, 3]) {
  %r = aten.conv_transpose2d.input(input=%x, weight=%w)
  return %r
}
