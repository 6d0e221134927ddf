fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r = aten.linalg_eigvals.default(self=%x) : ?
  return %r
}
