# The product of a vector has one dim, and addmm takes matrices.
# passes: linear
fxge 1
model "g" stage "fused"
graph "main"(%x : f32[4], %w : f32[4, 5], %b : f32[5]) {
  %p = aten.matmul.default(self=%x, other=%w) : f32[5]
  %y = aten.add.Tensor(self=%b, other=%p) : f32[5]
  return %y
}
# ----
# fxge 1
# model "g" stage "fused"
# graph "main"(
#     %x : f32[4],
#     %w : f32[4, 5],
#     %b : f32[5]) {
#   %p = aten.matmul.default(self=%x, other=%w) : f32[5]
#   %y = aten.add.Tensor(self=%b, other=%p) : f32[5]
#   return %y
# }
