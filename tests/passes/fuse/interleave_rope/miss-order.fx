# The second transpose moves other dims.
# passes: fuse
# explain: interleave_rope
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[1, 5, 4, 64], %cos : bf16[1, 1, 5, 64], %sin : bf16[1, 1, 5, 64]) {
  %t = aten.permute.default(self=%x, dims=[0, 2, 1, 3]) : bf16[1, 4, 5, 64]
  %r = npu.npu_interleave_rope.default(x=%t, cos=%cos, sin=%sin) : bf16[1, 4, 5, 64]
  %y = aten.permute.default(self=%r, dims=[2, 0, 1, 3]) : bf16[5, 1, 4, 64]
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[1, 5, 4, 64],
#     %cos : bf16[1, 1, 5, 64],
#     %sin : bf16[1, 1, 5, 64]) {
#   %t = aten.permute.default(self=%x, dims=[0, 2, 1, 3]) : bf16[1, 4, 5, 64]
#   %r = npu.npu_interleave_rope.default(x=%t, cos=%cos, sin=%sin) : bf16[1, 4, 5, 64]
#   %y = aten.permute.default(self=%r, dims=[2, 0, 1, 3]) : bf16[5, 1, 4, 64]
#   return %y
# }
