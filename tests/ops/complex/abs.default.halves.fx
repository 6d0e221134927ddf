fxge 1
model "case" stage "import"
graph "main"(
    %x : c32[4]) {
  %r = aten.abs.default(self=%x) : ?
  return %r
}
