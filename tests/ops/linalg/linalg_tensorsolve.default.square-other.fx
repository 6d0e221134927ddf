fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 5],
    %y : f32[2, 3]) {
  %r = aten.linalg_tensorsolve.default(self=%x, other=%y) : ?
  return %r
}
