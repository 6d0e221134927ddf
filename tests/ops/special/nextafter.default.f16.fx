fxge 1
graph "main"(%x : f16[3], %y : f16[3]) {
  %r = aten.nextafter.default(self=%x, other=%y) : ?
  return %r as "r"
}
