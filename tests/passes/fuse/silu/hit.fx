# Either order; in bf16 through f32.
# passes: fuse
# explain: silu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16], %b : bf16[4]) {
  %s = aten.sigmoid.default(self=%x)
  %y = aten.mul.Tensor(self=%x, other=%s)
  %t = aten.sigmoid.default(self=%y)
  %z = aten.mul.Tensor(self=%t, other=%y)
  %w = aten._to_copy.default(self=%b, dtype=f32)
  %u = aten.sigmoid.default(self=%w)
  %v = aten.mul.Tensor(self=%w, other=%u)
  %n = aten._to_copy.default(self=%v, dtype=bf16)
  return %z, %n
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[4, 16],
#     %b : bf16[4]) {
#   %y = aten.silu.default(self=%x) : f32[4, 16]
#   %z = aten.silu.default(self=%y) : f32[4, 16]
#   %n = aten.silu.default(self=%b) : bf16[4]
#   return %z, %n
# }
