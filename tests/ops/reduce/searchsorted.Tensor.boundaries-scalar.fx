fxge 1
model "case" stage "import"
graph "main"(%x : f32[], %y : f32[3]) {
  %r = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y)
  return %r
}
