fxge 1
model "case" stage "import"
symbol s0 : int [2, 100]
graph "main"(
    %x : f32[s0]) {
  %r = aten.narrow.default(self=%x, dim=0, start=-1, length=2) : ?
  return %r
}
