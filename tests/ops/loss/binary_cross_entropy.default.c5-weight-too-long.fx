fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %y : f32[4],
    %w : f32[2, 4]) {
  %r = aten.binary_cross_entropy.default(self=%x, target=%y, weight=%w) : ?
  return %r
}
