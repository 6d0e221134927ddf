fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %r = aten.view_as_complex.default(self=%x) : ?
  return %r
}
