fxge 1
model "case" stage "import"
symbol s0 : int [2, 100]
symbol s1 : int [2, 100]
graph "main"(
    %x : f32[2, s0, s1]) {
  %r = aten.triu.default(self=%x, diagonal=s1 - s0) : ?
  return %r
}
