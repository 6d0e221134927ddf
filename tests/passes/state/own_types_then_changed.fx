# A state that is something else in the end is assigned to: what wrote it before wrote a copy.
# passes: state
fxge 1
model "own" stage "ge"
graph "main"(
    %a : f32[3, 4] = state("a"),
    %b : f32[3, 4] = state("b"),
    %row : f32[4]) {
  %s, %a1 = ge.MyPut(cache=%a, row=%row, at=0) : f32[], f32[3, 4]
  %a2 = ge.Neg(x=%a1) : f32[3, 4]
  %t, %b1 = ge.MyPut(cache=%b, row=%row, at=1) : f32[], f32[3, 4]
  return %a2 state("a") as "a", %b state("b") as "b", %s, %t
}
# ----
# fxge 1
# model "own" stage "ge"
# graph "main"(
#     %a : f32[3, 4] = state("a"),
#     %b : f32[3, 4] = state("b"),
#     %row : f32[4]) {
#   %TensorMove = ge.TensorMove(x=%a) : f32[3, 4]
#   %s, %a1 = ge.MyPut(cache=%TensorMove, row=%row, at=0) : f32[], f32[3, 4]
#   %a2 = ge.Neg(x=%a1) : f32[3, 4]
#   %TensorMove_1 = ge.TensorMove(x=%b) : f32[3, 4]
#   %t, %b1 = ge.MyPut(cache=%TensorMove_1, row=%row, at=1) : f32[], f32[3, 4]
#   %Assign = ge.Assign(ref=%a, value=%a2) : f32[3, 4]
#   return %s, %t
# }
