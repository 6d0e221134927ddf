fxge 1
model "m" stage "ge"
graph "main"(%x : i32[2], %i : i32[2]) {
  %y = ge.Mod(x1=%x, x2=%i) : i32[2]
  return %y as "y"
}
