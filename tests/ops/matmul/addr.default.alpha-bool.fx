fxge 1
model "case" stage "import"
graph "main"(%x : f32[4], %y : f32[3], %z : f32[4]) {
  %r = aten.addr.default(self=%x, vec1=%y, vec2=%z, alpha=true)
  return %r
}
