fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[3]) {
  %r0 = aten.random.default(self=%x) : ?
  return %r0
}
