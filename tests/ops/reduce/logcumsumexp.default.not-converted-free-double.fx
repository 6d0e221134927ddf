fxge 1
symbol s0 : int [1, 64]
graph "main"(%x : f64[2, s0]) {
  %r = aten.logcumsumexp.default(self=%x, dim=1) : ?
  return %r as "r"
}
