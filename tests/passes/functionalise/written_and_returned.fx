# A state that is written in place and has an output of its own: the output is copied last, so it stands alone.
# passes: scopes,functionalise
fxge 1
model "model" stage "import"
tensor @m : f32[2] = {1, 2}
tensor @n : f32[2] = {1, 2}
graph "main"(
    %a : f32[2] = state(@m, "m"),
    %b : f32[2] = state(@n, "n"),
    %x : f32[2]) {
  %c = aten.add_.Scalar(self=%a, other=1) : f32[2]
  %d = aten.mul.Tensor(self=%c, other=%x) : f32[2]
  %e = aten.add_.Scalar(self=%b, other=1) : f32[2]
  return %d state("m") as "m", %d as "d"
}
# ----
# fxge 1
# model "model" stage "import"
# tensor @m : f32[2] = {1.0, 2.0}
# tensor @n : f32[2] = {1.0, 2.0}
# graph "main"(
#     %a : f32[2] = state(@m, "m"),
#     %b : f32[2] = state(@n, "n"),
#     %x : f32[2]) {
#   %c = aten.add.Scalar(self=%a, other=1) : f32[2]
#   %d = aten.mul.Tensor(self=%c, other=%x) : f32[2]
#   %e = aten.add.Scalar(self=%b, other=1) : f32[2]
#   return %e state("n") as "n", %d state("m") as "m", %d as "d"
# }
