fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[3]) {
  %r = aten.neg.default(self=%x) : ?
  return %r
}
