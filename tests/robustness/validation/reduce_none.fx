fxge 1
model "m" stage "ge"
graph "main"(%x : f32[4, 4], %d : i32[0]) {
  %y = ge.ArgMaxV2(x=%x, dimension=%d) : ?
  return %y as "out"
}
