fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 4, 3, 3],
    %w : f32[4, 2, 3, 3]) {
  %r = aten.conv_transpose2d.input(input=%x, weight=%w, stride=[0, 2], padding=[0, 1]) : ?
  return %r
}
