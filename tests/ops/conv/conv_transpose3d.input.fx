fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4, 3, 3, 2],
    %w : f32[4, 2, 3, 3, 1]) {
  %r = aten.conv_transpose3d.input(input=%x, weight=%w, padding=[1, 0, 0])
  return %r
}
