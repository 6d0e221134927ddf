# More scores than the executor computes at a time: heads and rows in parts.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[1, 3, 700, 4], %k : f32[1, 3, 1500, 4], %v : f32[1, 3, 1500, 4], %mask : bool[1, 1, 700, 1500]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %i = aten.scalar_tensor.default(s=-inf, dtype=f32)
  %o = aten.scalar_tensor.default(s=0, dtype=f32)
  %b = aten.where.self(condition=%mask, self=%o, other=%i)
  %x = aten.add.Tensor(self=%s, other=%b)
  %p = aten._softmax.default(self=%x, dim=-1, half_to_float=false)
  %e = aten.ne.Scalar(self=%x, other=-inf)
  %a = aten.any.dim(self=%e, dim=-1, keepdim=true)
  %z = aten.scalar_tensor.default(s=0.0, dtype=f32)
  %r = aten.where.self(condition=%a, self=%p, other=%z)
  %y = aten.matmul.default(self=%r, other=%v)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[1, 3, 700, 4],
#     %k : f32[1, 3, 1500, 4],
#     %v : f32[1, 3, 1500, 4],
#     %mask : bool[1, 1, 700, 1500]) {
#   %y_1 = aten.logical_not.default(self=%mask) : bool[1, 1, 700, 1500] name("y")
#   %y_2 = aten.expand.default(self=%y_1, size=[1, 1, 700, 1500]) : bool[1, 1, 700, 1500] name("y")
#   %y_3, %y_4, %y_5, %y = ge.FlashAttentionScore(query=%q, key=%k, value=%v, atten_mask=%y_2, scale_value=0.5, head_num=3, input_layout="BNSD", inner_precise=2) : f32[1, 3, 700, 8], f32[1, 3, 700, 8], f32[0, 0, 0, 0], f32[1, 3, 700, 4] name("y")
#   return %y
# }
