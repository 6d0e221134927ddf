fxge 1
model "m" stage "ge"
graph "main"(%x : f32[4]) {
  %a, %b, %c = ge.ShapeN(x=[%x]) : i32[1], i32[1], i32[1]
  return %a, %b, %c
}
