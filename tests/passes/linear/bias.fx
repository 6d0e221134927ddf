# A bias that is added behind a product becomes the product's.
# passes: linear
fxge 1
model "g" stage "fused"
graph "main"(%x : f32[2, 3, 4], %w : f32[4, 5], %b : f32[5]) {
  %p = aten.matmul.default(self=%x, other=%w) : f32[2, 3, 5]
  %y = aten.add.Tensor(self=%b, other=%p) : f32[2, 3, 5]
  return %y
}
# ----
# fxge 1
# model "g" stage "fused"
# graph "main"(
#     %x : f32[2, 3, 4],
#     %w : f32[4, 5],
#     %b : f32[5]) {
#   %p = aten.matmul.default(self=%x, other=%w) : f32[2, 3, 5]
#   %y = ge.BatchMatMulV2(x1=%x, x2=%w, bias=%b) : f32[2, 3, 5]
#   return %y
# }
