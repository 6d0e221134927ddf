# Equal calls become one, also through operands that became equal; -0.0 and 0.0 stay two.
# passes: cse
fxge 1
model "merges" stage "functional"
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %a = aten.mul.Tensor(self=%x, other=%y) : f32[2]
  %b = aten.mul.Tensor(self=%x, other=%y) : f32[2]
  %c = aten.relu.default(self=%a) : f32[2]
  %d = aten.relu.default(self=%b) : f32[2]
  %e = aten.mul.Scalar(self=%d, other=0.0) : f32[2]
  %f = aten.mul.Scalar(self=%d, other=-0.0) : f32[2]
  return %c, %d, %e, %f
}
# ----
# fxge 1
# model "merges" stage "functional"
# graph "main"(
#     %x : f32[2],
#     %y : f32[2]) {
#   %a = aten.mul.Tensor(self=%x, other=%y) : f32[2]
#   %c = aten.relu.default(self=%a) : f32[2]
#   %e = aten.mul.Scalar(self=%c, other=0.0) : f32[2]
#   %f = aten.mul.Scalar(self=%c, other=-0.0) : f32[2]
#   return %c, %c, %e, %f
# }
