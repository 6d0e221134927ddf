# A state that is something else in the end is assigned to: what wrote it before wrote a copy.
fxge 1
model "own" stage "fused"
graph "main"(
    %a : f32[3, 4] = state("a"),
    %b : f32[3, 4] = state("b"),
    %row : f32[4]) {
  %s, %a1 = ge.MyPut(cache=%a, row=%row, at=0) : f32[], f32[3, 4]
  %a2 = ge.Neg(x=%a1) : f32[3, 4]
  %t, %b1 = ge.MyPut(cache=%b, row=%row, at=1) : f32[], f32[3, 4]
  return %a2 state("a") as "a", %b state("b") as "b", %s, %t
}
