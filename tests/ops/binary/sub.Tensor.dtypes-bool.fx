fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : bool[3]) {
  %r = aten.sub.Tensor(self=%x, other=%y) : ?
  return %r
}
