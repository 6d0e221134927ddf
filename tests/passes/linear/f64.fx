# GE has no product of f64: neither the rows of one nor its bias move, the conversion says what becomes of it.
# passes: linear
fxge 1
model "g" stage "fused"
graph "main"(%x : f64[2, 3, 4], %w : f64[4, 5], %b : f64[5]) {
  %p = aten.matmul.default(self=%x, other=%w) : f64[2, 3, 5]
  %y = aten.add.Tensor(self=%p, other=%b) : f64[2, 3, 5]
  %v = aten.view.default(self=%x, size=[6, 4]) : f64[6, 4]
  %q = aten.mm.default(self=%v, mat2=%w) : f64[6, 5]
  %z = aten.view.default(self=%q, size=[2, 3, 5]) : f64[2, 3, 5]
  return %y, %z
}
# ----
# fxge 1
# model "g" stage "fused"
# graph "main"(
#     %x : f64[2, 3, 4],
#     %w : f64[4, 5],
#     %b : f64[5]) {
#   %p = aten.matmul.default(self=%x, other=%w) : f64[2, 3, 5]
#   %y = aten.add.Tensor(self=%p, other=%b) : f64[2, 3, 5]
#   %v = aten.view.default(self=%x, size=[6, 4]) : f64[6, 4]
#   %q = aten.mm.default(self=%v, mat2=%w) : f64[6, 5]
#   %z = aten.view.default(self=%q, size=[2, 3, 5]) : f64[2, 3, 5]
#   return %y, %z
# }
