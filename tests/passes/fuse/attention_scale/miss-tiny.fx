# Factors that keep the product in the range of f32.
# passes: fuse
# explain: attention_scale
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 8, 32], %k : f32[2, 32, 8]) {
  %a = aten.mul.Scalar(self=%q, other=1e-30)
  %b = aten.mul.Scalar(self=%k, other=1e-30)
  %y = aten.matmul.default(self=%a, other=%b)
  return %y
}
# ----
# note[FXGE-N0560]: aten.matmul.default: rule attention_scale does not apply: the scale 1e-60 is not one of attention
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[2, 8, 32],
#     %k : f32[2, 32, 8]) {
#   %a = aten.mul.Scalar(self=%q, other=1e-30) : f32[2, 8, 32]
#   %b = aten.mul.Scalar(self=%k, other=1e-30) : f32[2, 32, 8]
#   %y = aten.matmul.default(self=%a, other=%b) : f32[2, 8, 8]
#   return %y
# }
