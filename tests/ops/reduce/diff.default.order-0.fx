fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[4],
    %p : f32[1]) {
  %r = aten.diff.default(self=%x, n=0, prepend=%p) : ?
  return %r
}
