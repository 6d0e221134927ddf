fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.count_nonzero.dim_IntList(self=%x, dim=[1])
  return %r
}
