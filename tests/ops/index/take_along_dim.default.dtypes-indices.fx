fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : i32[3, 2]) {
  %r = aten.take_along_dim.default(self=%x, indices=%y, dim=1)
  return %r
}
