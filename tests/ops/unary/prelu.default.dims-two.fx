fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4],
    %w : f32[2, 1]) {
  %r = aten.prelu.default(self=%x, weight=%w) : ?
  return %r
}
