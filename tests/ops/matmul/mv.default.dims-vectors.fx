fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f32[3]) {
  %r = aten.mv.default(self=%x, vec=%y) : ?
  return %r
}
