fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 3]) {
  %r = aten.linalg_norm.default(self=%x, dim=[0, 1, 2]) : ?
  return %r
}
