# Scores in f32, narrowed before the values.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
graph main(%q : bf16[2, 4, 6, 8], %k : bf16[2, 4, 6, 8], %v : bf16[2, 4, 6, 8], %mask : bool[2, 4, 6, 6]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %w = aten._to_copy.default(self=%m, dtype=f32)
  %s = aten.mul.Scalar(self=%w, other=0.5)
  %i = aten.scalar_tensor.default(s=-inf, dtype=f32)
  %o = aten.scalar_tensor.default(s=0, dtype=f32)
  %b = aten.where.self(condition=%mask, self=%o, other=%i)
  %x = aten.add.Tensor(self=%s, other=%b)
  %p = aten._softmax.default(self=%x, dim=-1, half_to_float=false)
  %e = aten.ne.Scalar(self=%x, other=-inf)
  %a = aten.any.dim(self=%e, dim=-1, keepdim=true)
  %z = aten.scalar_tensor.default(s=0.0, dtype=f32)
  %r = aten.where.self(condition=%a, self=%p, other=%z)
  %n = aten._to_copy.default(self=%r, dtype=bf16)
  %y = aten.matmul.default(self=%n, other=%v)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : bf16[2, 4, 6, 8],
#     %k : bf16[2, 4, 6, 8],
#     %v : bf16[2, 4, 6, 8],
#     %mask : bool[2, 4, 6, 6]) {
#   %y_1 = aten.logical_not.default(self=%mask) : bool[2, 4, 6, 6] name("y")
#   %y_2 = aten.expand.default(self=%y_1, size=[2, 4, 6, 6]) : bool[2, 4, 6, 6] name("y")
#   %y_3, %y_4, %y_5, %y = ge.FlashAttentionScore(query=%q, key=%k, value=%v, atten_mask=%y_2, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=2) : f32[2, 4, 6, 8], f32[2, 4, 6, 8], bf16[0, 0, 0, 0], bf16[2, 4, 6, 8] name("y")
#   return %y
# }
