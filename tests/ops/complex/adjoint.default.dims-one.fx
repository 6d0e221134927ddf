fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[4]) {
  %r = aten.adjoint.default(self=%x) : ?
  return %r
}
