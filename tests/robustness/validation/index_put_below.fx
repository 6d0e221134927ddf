fxge 1
model "m" stage "import"
graph "main"(%x : f32[3, 4], %i : i64[2], %s : f32[2, 4]) {
  %y = aten.index_put.default(self=%x, indices=[%i], values=%s)
  return %y as "y"
}
