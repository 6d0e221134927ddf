# Types that write their arguments: a state that nothing else reads is written in place, also twice;
# one that is read, an input, and what is computed are written as copies.
# passes: state
fxge 1
model "own" stage "ge"
graph "main"(
    %a : f32[3, 4] = state("a"),
    %b : f32[3, 4] = state("b"),
    %x : f32[3, 4],
    %row : f32[4]) {
  %s, %a1 = ge.MyPut(cache=%a, row=%row, at=0) : f32[], f32[3, 4]
  %t, %a2 = ge.MyPut(cache=%a1, row=%row, at=1) : f32[], f32[3, 4]
  %u, %b1 = ge.MyPut(cache=%b, row=%row, at=1) : f32[], f32[3, 4]
  %n = ge.Neg(x=%b) : f32[3, 4]
  %v, %n1 = ge.MyPut(cache=%n, row=%row, at=2) : f32[], f32[3, 4]
  %w, %x1 = ge.MyPut(cache=%x, row=%row, at=2) : f32[], f32[3, 4]
  return %a2 state("a") as "a", %b1 state("b") as "b", %x1 mutates("x") as "x", %s, %t, %u, %v, %w, %n1
}
# ----
# fxge 1
# model "own" stage "ge"
# graph "main"(
#     %a : f32[3, 4] = state("a"),
#     %b : f32[3, 4] = state("b"),
#     %x : f32[3, 4],
#     %row : f32[4]) {
#   %s, %a1 = ge.MyPut(cache=%a, row=%row, at=0) : f32[], f32[3, 4]
#   %t, %a2 = ge.MyPut(cache=%a1, row=%row, at=1) : f32[], f32[3, 4]
#   %TensorMove = ge.TensorMove(x=%b) : f32[3, 4]
#   %u, %b1 = ge.MyPut(cache=%b, row=%row, at=1) : f32[], f32[3, 4]
#   %n = ge.Neg(x=%TensorMove) : f32[3, 4]
#   %TensorMove_1 = ge.TensorMove(x=%n) : f32[3, 4]
#   %v, %n1 = ge.MyPut(cache=%TensorMove_1, row=%row, at=2) : f32[], f32[3, 4]
#   %TensorMove_2 = ge.TensorMove(x=%x) : f32[3, 4]
#   %w, %x1 = ge.MyPut(cache=%TensorMove_2, row=%row, at=2) : f32[], f32[3, 4]
#   return %x1 mutates("x") as "x", %s, %t, %u, %v, %w, %n1
# }
