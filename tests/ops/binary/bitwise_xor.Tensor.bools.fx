fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[2, 3], %y : bool[3]) {
  %r = aten.bitwise_xor.Tensor(self=%x, other=%y) : ?
  return %r
}
