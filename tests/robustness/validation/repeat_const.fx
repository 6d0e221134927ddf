fxge 1
model "m" stage "ge"
tensor @r : i64[4] = {4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904}
graph "main"(%x : f32[4]) {
  %r = ge.Const(value=@r) : i64[4]
  %y = ge.RepeatInterleave(x=%x, repeats=%r, axis=0) : f32[4]
  return %y as "out"
}
