# Only part of the operands is constant: nothing is folded.
# passes: fold
fxge 1
model "keeps" stage "functional"
tensor @a : f32[2] = {1.0, 2.0}
graph "main"(
    %x : f32[2]) {
  %a = ge.Const(value=@a) : f32[2]
  %s = aten.add.Tensor(self=%a, other=%x) : f32[2]
  return %s
}
# ----
# fxge 1
# model "keeps" stage "functional"
# tensor @a : f32[2] = {1.0, 2.0}
# graph "main"(
#     %x : f32[2]) {
#   %a = ge.Const(value=@a) : f32[2]
#   %s = aten.add.Tensor(self=%a, other=%x) : f32[2]
#   return %s
# }
