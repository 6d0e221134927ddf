# A half type rounds each factor.
# passes: fuse
# explain: attention_scale
fxge 1 model "m" stage "decomposed"
graph main(%q : bf16[2, 8, 32], %k : bf16[2, 32, 8]) {
  %a = aten.mul.Scalar(self=%q, other=0.5)
  %b = aten.mul.Scalar(self=%k, other=0.5)
  %y = aten.matmul.default(self=%a, other=%b)
  return %y
}
# ----
# note[FXGE-N0560]: aten.matmul.default: rule attention_scale does not apply: the product is bf16, not f32
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : bf16[2, 8, 32],
#     %k : bf16[2, 32, 8]) {
#   %a = aten.mul.Scalar(self=%q, other=0.5) : bf16[2, 8, 32]
#   %b = aten.mul.Scalar(self=%k, other=0.5) : bf16[2, 32, 8]
#   %y = aten.matmul.default(self=%a, other=%b) : bf16[2, 8, 8]
#   return %y
# }
