fxge 1
model "bmm.many_terms" stage "import"
graph "main"(
    %x : f64[8, 8192, 8192],
    %y : f64[8, 8192, 8192]) {
  %r = aten.bmm.default(self=%x, mat2=%y) : ?
  return %r
}
