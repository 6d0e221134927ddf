fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2], %y : f32[3, 2]) {
  %r = aten.tensordot.default(self=%x, other=%y, dims_self=[0], dims_other=[0]) : ?
  return %r
}
