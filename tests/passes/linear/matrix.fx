# A bias behind a product of matrices.
# passes: linear
fxge 1
model "g" stage "fused"
graph "main"(%x : bf16[3, 4], %w : bf16[4, 5], %b : bf16[5]) {
  %p = aten.mm.default(self=%x, mat2=%w) : bf16[3, 5]
  %y = aten.add.Tensor(self=%p, other=%b) : bf16[3, 5]
  return %y
}
# ----
# fxge 1
# model "g" stage "fused"
# graph "main"(
#     %x : bf16[3, 4],
#     %w : bf16[4, 5],
#     %b : bf16[5]) {
#   %p = aten.mm.default(self=%x, mat2=%w) : bf16[3, 5]
#   %y = aten.addmm.default(self=%b, mat1=%x, mat2=%w) : bf16[3, 5]
#   return %y
# }
