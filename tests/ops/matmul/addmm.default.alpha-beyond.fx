fxge 1
model "case" stage "import"
graph "main"(%x : i8[3, 4], %y : i8[3, 5], %z : i8[5, 4]) {
  %r = aten.addmm.default(self=%x, mat1=%y, mat2=%z, alpha=256)
  return %r
}
