fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %w : f32[4, 3],
    %b : f32[3]) {
  %r = aten.linear.default(input=%x, weight=%w, bias=%b)
  return %r
}
