fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %y : f32[3]) {
  %c = aten.clone.default(self=%x) : ?
  %r = aten.copy_.default(self=%c, src=%y) : ?
  return %r
}
