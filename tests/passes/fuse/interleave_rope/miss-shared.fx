# The batches share the angles.
# passes: fuse
# explain: interleave_rope
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[2, 5, 4, 64], %cos : bf16[1, 1, 5, 64], %sin : bf16[1, 1, 5, 64]) {
  %t = aten.permute.default(self=%x, dims=[0, 2, 1, 3]) : bf16[2, 4, 5, 64]
  %r = npu.npu_interleave_rope.default(x=%t, cos=%cos, sin=%sin) : bf16[2, 4, 5, 64]
  %y = aten.permute.default(self=%r, dims=[0, 2, 1, 3]) : bf16[2, 5, 4, 64]
  return %y
}
# ----
# note[FXGE-N0560]: aten.permute.default: rule interleave_rope does not apply: %cos is not one row for each position
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[2, 5, 4, 64],
#     %cos : bf16[1, 1, 5, 64],
#     %sin : bf16[1, 1, 5, 64]) {
#   %t = aten.permute.default(self=%x, dims=[0, 2, 1, 3]) : bf16[2, 4, 5, 64]
#   %r = npu.npu_interleave_rope.default(x=%t, cos=%cos, sin=%sin) : bf16[2, 4, 5, 64]
#   %y = aten.permute.default(self=%r, dims=[0, 2, 1, 3]) : bf16[2, 5, 4, 64]
#   return %y
# }
