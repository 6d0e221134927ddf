fxge 1
model "case" stage "import"
graph "main"(%x : f32[0, 4], %y : i64[2], %z : f32[2, 4]) {
  %r = aten._unsafe_index_put.default(self=%x, indices=[%y], values=%z)
  return %r
}
