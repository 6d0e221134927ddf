fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : i32[2]) {
  %r = aten.take.default(self=%x, index=%y)
  return %r
}
