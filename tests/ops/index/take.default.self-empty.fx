fxge 1
model "case" stage "import"
graph "main"(%x : f32[0], %i : i64[2]) {
  %r = aten.take.default(self=%x, index=%i)
  return %r
}
