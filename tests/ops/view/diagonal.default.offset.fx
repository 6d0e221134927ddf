fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %r = aten.diagonal.default(self=%x, offset=2, dim1=1, dim2=2)
  return %r
}
