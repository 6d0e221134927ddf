fxge 1
graph "main"(%x : f64[3]) {
  %r = aten.erfinv.default(self=%x) : ?
  return %r as "r"
}
