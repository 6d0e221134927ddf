fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : i64[3, 2], %z : f32[3, 1]) {
  %r = aten.scatter.src(self=%x, dim=1, index=%y, src=%z)
  return %r
}
