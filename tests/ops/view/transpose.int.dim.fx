fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.transpose.int(self=%x, dim0=0, dim1=2)
  return %r
}
