fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %p : f32[3, 2]) {
  %r = aten.diff.default(self=%x, n=2, prepend=%p)
  return %r
}
