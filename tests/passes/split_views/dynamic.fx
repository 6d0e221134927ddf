# The number of tokens is a symbol.
# passes: split_views,dce
fxge 1 model "m" stage "fused"
symbol s0 : int [1, 1024]
graph main(%x : bf16[s0, 512]) {
  %a, %b, %c = aten.split_with_sizes.default(self=%x, split_sizes=[256, 128, 128], dim=1) : bf16[s0, 256], bf16[s0, 128], bf16[s0, 128]
  %q = aten.view.default(self=%a, size=[s0, 4, 64]) : bf16[s0, 4, 64]
  %k = aten.view.default(self=%b, size=[s0, 2, 64]) : bf16[s0, 2, 64]
  %v = aten.view.default(self=%c, size=[s0, 2, 64]) : bf16[s0, 2, 64]
  return %q, %k, %v
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [1, 1024]
# graph "main"(
#     %x : bf16[s0, 512]) {
#   %a = aten.view.default(self=%x, size=[s0, 8, 64]) : bf16[s0, 8, 64]
#   %q, %k, %v = aten.split_with_sizes.default(self=%a, split_sizes=[4, 2, 2], dim=1) : bf16[s0, 4, 64], bf16[s0, 2, 64], bf16[s0, 2, 64] name("a")
#   return %q, %k, %v
# }
