fxge 1
model "m" stage "ge"
graph "main"(%a : i64[], %b : i64[65]) {
  %y = ge.BroadcastArgs(x1=%a, x2=%b) : ?
  return %y as "out"
}
