fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.ravel.default(self=%x) : f32[6]
  return %r
}
