fxge 1
model "m" stage "ge"
graph "main"(%x : f32[3, 4], %i : i64[3, 2], %s : f32[3, 2]) {
  %y = ge.ScatterElements(data=%x, indices=%i, updates=%s, axis=1) : f32[3, 4]
  return %y as "y"
}
