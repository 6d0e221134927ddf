fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %w : f32[4, 5]) {
  %r = aten.linear.default(input=%x, weight=%w)
  return %r
}
