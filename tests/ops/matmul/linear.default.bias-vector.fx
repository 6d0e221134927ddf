fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %w : f32[4],
    %b : f32[]) {
  %r = aten.linear.default(input=%x, weight=%w, bias=%b) : ?
  return %r
}
