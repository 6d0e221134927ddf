# Widened and not narrowed: the result stays f32.
# passes: fuse
# explain: silu
fxge 1 model "m" stage "decomposed"
graph main(%b : bf16[4]) {
  %w = aten._to_copy.default(self=%b, dtype=f32)
  %u = aten.sigmoid.default(self=%w)
  %v = aten.mul.Tensor(self=%w, other=%u)
  %n = aten._to_copy.default(self=%v, dtype=f16)
  return %n
}
# ----
# note[FXGE-N0560]: aten._to_copy.default: rule silu does not apply: the result is not of the input's type
#   node    %n
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %b : bf16[4]) {
#   %w = aten._to_copy.default(self=%b, dtype=f32) : f32[4]
#   %v = aten.silu.default(self=%w) : f32[4]
#   %n = aten._to_copy.default(self=%v, dtype=f16) : f16[4]
#   return %n
# }
