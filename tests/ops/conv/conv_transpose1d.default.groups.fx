fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 4, 3],
    %w : f32[4, 2, 3]) {
  %r = aten.conv_transpose1d.default(input=%x, weight=%w, groups=3)
  return %r
}
