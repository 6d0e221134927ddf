fxge 1
model "m" stage "ge"
graph "main"(%x : f32[4], %m : i64[100]) {
  %y = ge.Tile(x=%x, multiples=%m) : ?
  return %y as "out"
}
