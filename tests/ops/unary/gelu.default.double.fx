fxge 1
graph "main"(%x : f64[3]) {
  %r = aten.gelu.default(self=%x) : ?
  return %r as "r"
}
