fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[3, 4]) {
  %r = aten.tensordot.default(self=%x, other=%y, dims_self=[1], dims_other=[]) : f32[2, 4]
  return %r
}
