fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 0], %y : i64[3, 2], %z : f32[3, 2]) {
  %r = aten.scatter.src(self=%x, dim=1, index=%y, src=%z)
  return %r
}
