fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %w : f16[4, 3]) {
  %r = aten.linear.default(input=%x, weight=%w)
  return %r
}
