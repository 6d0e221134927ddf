fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.sum.dim_IntList(self=%x, dim=[0, -2])
  return %r
}
