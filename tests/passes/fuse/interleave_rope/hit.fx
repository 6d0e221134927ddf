# One batch.
# passes: fuse
# explain: interleave_rope
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[1, 5, 4, 64], %cos : bf16[1, 1, 5, 64], %sin : bf16[1, 1, 5, 64]) {
  %t = aten.permute.default(self=%x, dims=[0, 2, 1, 3]) : bf16[1, 4, 5, 64]
  %r = npu.npu_interleave_rope.default(x=%t, cos=%cos, sin=%sin) : bf16[1, 4, 5, 64]
  %y = aten.permute.default(self=%r, dims=[0, 2, 1, 3]) : bf16[1, 5, 4, 64]
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[1, 5, 4, 64],
#     %cos : bf16[1, 1, 5, 64],
#     %sin : bf16[1, 1, 5, 64]) {
#   %y_1 = aten.view.default(self=%cos, size=[5, 1, 1, 64]) : bf16[5, 1, 1, 64] name("y")
#   %y_2 = aten.view.default(self=%sin, size=[5, 1, 1, 64]) : bf16[5, 1, 1, 64] name("y")
#   %y_3 = aten.view.default(self=%x, size=[5, 4, 1, 64]) : bf16[5, 4, 1, 64] name("y")
#   %y_4 = npu.npu_interleave_rope.default(x=%y_3, cos=%y_1, sin=%y_2) : bf16[5, 4, 1, 64] name("y")
#   %y = aten.view.default(self=%y_4, size=[1, 5, 4, 64]) : bf16[1, 5, 4, 64]
#   return %y
# }
