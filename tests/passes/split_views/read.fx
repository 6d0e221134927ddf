# One part is read as it is.
# passes: split_views,dce
fxge 1 model "m" stage "fused"
graph main(%x : bf16[5, 512]) {
  %a, %b, %c = aten.split_with_sizes.default(self=%x, split_sizes=[256, 128, 128], dim=1) : bf16[5, 256], bf16[5, 128], bf16[5, 128]
  %q = aten.view.default(self=%a, size=[5, 4, 64]) : bf16[5, 4, 64]
  %k = aten.view.default(self=%b, size=[5, 2, 64]) : bf16[5, 2, 64]
  return %q, %k, %c
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[5, 512]) {
#   %a, %b, %c = aten.split_with_sizes.default(self=%x, split_sizes=[256, 128, 128], dim=1) : bf16[5, 256], bf16[5, 128], bf16[5, 128]
#   %q = aten.view.default(self=%a, size=[5, 4, 64]) : bf16[5, 4, 64]
#   %k = aten.view.default(self=%b, size=[5, 2, 64]) : bf16[5, 2, 64]
#   return %q, %k, %c
# }
