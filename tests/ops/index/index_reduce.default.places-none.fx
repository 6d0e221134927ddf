fxge 1
model "case" stage "import"
graph "main"(%x : f32[0, 4], %i : i64[2], %y : f32[2, 4]) {
  %a = aten.index_reduce.default(self=%x, dim=0, index=%i, source=%y, reduce="amax")
  return %a
}
