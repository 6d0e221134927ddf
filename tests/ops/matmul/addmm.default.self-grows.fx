fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 3],
    %y : f32[1, 2],
    %z : f32[2, 3]) {
  %r = aten.addmm.default(self=%x, mat1=%y, mat2=%z) : ?
  return %r
}
