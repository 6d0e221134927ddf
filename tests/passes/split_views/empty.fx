# Without elements the views have other numbers of heads than the parts.
# passes: split_views,dce
fxge 1 model "m" stage "fused"
graph main(%x : f32[0, 12]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[6, 6], dim=1) : f32[0, 6], f32[0, 6]
  %q = aten.view.default(self=%a, size=[0, 5, 2]) : f32[0, 5, 2]
  %k = aten.view.default(self=%b, size=[0, 5, 2]) : f32[0, 5, 2]
  return %q, %k
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[0, 12]) {
#   %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[6, 6], dim=1) : f32[0, 6], f32[0, 6]
#   %q = aten.view.default(self=%a, size=[0, 5, 2]) : f32[0, 5, 2]
#   %k = aten.view.default(self=%b, size=[0, 5, 2]) : f32[0, 5, 2]
#   return %q, %k
# }
