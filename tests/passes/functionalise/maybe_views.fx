# reshape of a contiguous tensor and contiguous() of one are views; reshape of a transposed one is a copy, and so is
# a `to` that changes the dtype.
# passes: scopes,functionalise
fxge 1
model "maybe_views" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[6]) {
  %a = aten.add.Tensor(self=%x, other=%x) : f32[2, 3]
  %same = aten.contiguous.default(self=%a) : f32[2, 3]
  %flat = aten.reshape.default(self=%same, shape=[6]) : f32[6]
  %t = aten.transpose.int(self=%a, dim0=0, dim1=1) : f32[3, 2]{1, 3}
  %copy = aten.reshape.default(self=%t, shape=[6]) : f32[6]
  %w1 = aten.add_.Tensor(self=%flat, other=%y) : f32[6]
  %w2 = aten.mul_.Tensor(self=%copy, other=%y) : f32[6]
  %to = aten.to.dtype(self=%a, dtype=f16) : f16[2, 3]
  %w3 = aten.neg_.default(self=%to) : f16[2, 3]
  return %a, %w2, %w3
}
# ----
# fxge 1
# model "maybe_views" stage "import"
# graph "main"(
#     %x : f32[2, 3],
#     %y : f32[6]) {
#   %a = aten.add.Tensor(self=%x, other=%x) : f32[2, 3]
#   %flat = aten.view.default(self=%a, size=[6]) : f32[6]
#   %t = aten.permute.default(self=%a, dims=[1, 0]) : f32[3, 2]{1, 3}
#   %copy = aten.reshape.default(self=%t, shape=[6]) : f32[6]
#   %w1 = aten.add.Tensor(self=%flat, other=%y) : f32[6]
#   %w2 = aten.mul.Tensor(self=%copy, other=%y) : f32[6]
#   %view = aten.view.default(self=%w1, size=[2, 3]) : f32[2, 3]
#   %to = aten.to.dtype(self=%view, dtype=f16) : f16[2, 3]
#   %w3 = aten.neg.default(self=%to) : f16[2, 3]
#   return %view, %w2, %w3
# }
