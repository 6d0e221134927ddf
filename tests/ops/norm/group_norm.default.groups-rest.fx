fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4],
    %w : f32[4],
    %b : f32[4]) {
  %r = aten.group_norm.default(input=%x, num_groups=3, weight=%w, bias=%b) : ?
  return %r
}
