fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[4], %y : f16[4]) {
  %r = aten.complex.default(real=%x, imag=%y) : ?
  return %r
}
