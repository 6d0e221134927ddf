fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[2, 4]) {
  %r = aten.silu.default(self=%x) : ?
  return %r
}
