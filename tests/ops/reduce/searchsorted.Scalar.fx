fxge 1
symbol s0 : int [1, 4096]
graph "main"(%x : i64[s0]) {
  %r = aten.searchsorted.Scalar(sorted_sequence=%x, self=2.5, right=true) : ?
  return %r as "r"
}
