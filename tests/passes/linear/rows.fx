# A linear layer over [batch, length, features], as torch.export writes it: views go, the product keeps its dims.
# passes: linear
fxge 1
model "g" stage "fused"
graph "main"(%x : f32[2, 3, 4], %w : f32[5, 4], %b : f32[5]) {
  %t = aten.permute.default(self=%w, dims=[1, 0]) : f32[4, 5]
  %v = aten.view.default(self=%x, size=[6, 4]) : f32[6, 4]
  %p = aten.addmm.default(self=%b, mat1=%v, mat2=%t) : f32[6, 5]
  %y = aten.view.default(self=%p, size=[2, 3, 5]) : f32[2, 3, 5]
  return %y
}
# ----
# fxge 1
# model "g" stage "fused"
# graph "main"(
#     %x : f32[2, 3, 4],
#     %w : f32[5, 4],
#     %b : f32[5]) {
#   %t = aten.permute.default(self=%w, dims=[1, 0]) : f32[4, 5]
#   %v = aten.view.default(self=%x, size=[6, 4]) : f32[6, 4]
#   %y = ge.BatchMatMulV2(x1=%x, x2=%t, bias=%b) : f32[2, 3, 5] name("p")
#   return %y
# }
