fxge 1
model "case" stage "import"
symbol s0 : int [1, 64]
symbol s1 : int [1, 64]
graph "main"(
    %x : f32[s0, s1]) {
  %r = aten.rot90.default(self=%x) : ?
  return %r
}
