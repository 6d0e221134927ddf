fxge 1
model "m" stage "ge"
graph "main"(%x : f32[4]) {
  %y = ge.Bucketize(x=%x, right=true) : i32[4]
  return %y
}
