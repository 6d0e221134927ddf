fxge 1
model "mm.long_terms" stage "import"
graph "main"(
    %x : f64[2, 1000000000],
    %y : f64[1000000000, 2]) {
  %r = aten.mm.default(self=%x, mat2=%y) : ?
  return %r
}
