fxge 1
graph "main"(%x : f64[2, 5]) {
  %r = aten.logcumsumexp.default(self=%x, dim=1) : ?
  return %r as "r"
}
