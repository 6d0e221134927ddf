fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.glu.default(self=%x) : ?
  return %r
}
