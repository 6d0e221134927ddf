fxge 1
graph "main"(%x : bf16[3], %y : bf16[3]) {
  %r = aten.nextafter.default(self=%x, other=%y) : ?
  return %r as "r"
}
