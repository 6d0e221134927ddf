fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.any.dim(self=%x, dim=1) : bool[3]
  return %r
}
