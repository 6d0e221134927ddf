fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[3], %y : bool[3]) {
  %r = aten.add.Tensor(self=%x, other=%y, alpha=true) : ?
  return %r
}
