fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 1]) {
  %r = aten.transpose_.default(self=%x, dim0=0, dim1=77) : f32[1, 3]
  return %r
}
