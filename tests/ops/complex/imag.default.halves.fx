fxge 1
model "case" stage "import"
graph "main"(
    %x : c32[4]) {
  %r = aten.imag.default(self=%x) : ?
  return %r
}
