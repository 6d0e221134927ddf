fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 3],
    %p : f32[3]) {
  %r = aten.diff.default(self=%x, n=1, dim=-1, prepend=%p) : ?
  return %r
}
