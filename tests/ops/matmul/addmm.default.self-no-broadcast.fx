fxge 1
model "case" stage "import"
graph "main"(
    %s : f32[2],
    %x : f32[2, 3],
    %y : f32[3, 4]) {
  %r = aten.addmm.default(self=%s, mat1=%x, mat2=%y)
  return %r
}
