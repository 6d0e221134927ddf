fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f32[2, 3], %z : f32[4, 3]) {
  %r = aten.addmm.default(self=%x, mat1=%y, mat2=%z) : ?
  return %r
}
