fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[2, 3, 4]) {
  %r = aten.matrix_H.default(self=%x) : ?
  return %r
}
