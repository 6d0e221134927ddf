# Computed in f32 for bf16.
# passes: fuse
# explain: gelu
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[4, 16]) {
  %w = aten._to_copy.default(self=%x, dtype=f32)
  %s = aten.gelu.default(self=%w, approximate="tanh")
  %y = aten._to_copy.default(self=%s, dtype=bf16)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[4, 16]) {
#   %y = aten.gelu.default(self=%x, approximate="tanh") : bf16[4, 16]
#   return %y
# }
