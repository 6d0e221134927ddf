fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 3, 4], %y : bool[3, 4], %z : f32[2, 1, 1]) {
  %r0 = aten.index_put.default(self=%x, indices=[None, %y], values=%z, accumulate=false)
  return %r0 as "r0"
}
