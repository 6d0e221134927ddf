fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[4]) {
  %r, %i = aten.sort.default(self=%x) : ?, ?
  return %r
}
