fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : i32[2], %z : f32[]) {
  %r = aten.index_fill.int_Tensor(self=%x, dim=0, index=%y, value=%z)
  return %r
}
