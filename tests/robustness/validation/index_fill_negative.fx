fxge 1
model "m" stage "import"
graph "main"(%x : f32[3], %i : i64[1]) {
  %y = aten.index_fill.int_Scalar(self=%x, dim=0, index=%i, value=7)
  return %y as "y"
}
