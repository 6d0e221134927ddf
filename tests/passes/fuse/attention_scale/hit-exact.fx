# 1/8, which is exact.
# passes: fuse
# explain: attention_scale
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 8, 32], %k : f32[2, 32, 8]) {
  %a = aten.mul.Scalar(self=%q, other=0.3535533905932738)
  %b = aten.mul.Scalar(self=%k, other=0.3535533905932738)
  %y = aten.matmul.default(self=%a, other=%b)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[2, 8, 32],
#     %k : f32[2, 32, 8]) {
#   %y_1 = aten.matmul.default(self=%q, other=%k) : f32[2, 8, 8] name("y")
#   %y = aten.mul.Scalar(self=%y_1, other=0.125) : f32[2, 8, 8]
#   return %y
# }
