fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[],
    %w : f32[1]) {
  %r = aten.prelu.default(self=%x, weight=%w) : ?
  return %r
}
