fxge 1
model "m" stage "ge"
graph "main"(%x : f32[4096], %m : bool[3], %u : f32[4096]) {
  %y = ge.MaskedScatter(x=%x, mask=%m, updates=%u) : f32[4096]
  return %y as "out"
}
