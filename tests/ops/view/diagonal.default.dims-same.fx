fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.diagonal.default(self=%x, dim1=1, dim2=-1)
  return %r
}
