fxge 1
graph "main"(%x : f32[3, 4]) {
  %r = aten.searchsorted.Scalar(sorted_sequence=%x, self=2) : ?
  return %r as "r"
}
