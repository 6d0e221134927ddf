# The mask has more batches than the scores.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[1, 4, 6, 8], %k : f32[1, 4, 6, 8], %v : f32[1, 4, 6, 8], %mask : bool[3, 1, 6, 6]) {
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
# note[FXGE-N0560]: aten.matmul.default: rule attention does not apply: the mask has more dims, or larger ones, than the scores
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[1, 4, 6, 8],
#     %k : f32[1, 4, 6, 8],
#     %v : f32[1, 4, 6, 8],
#     %mask : bool[3, 1, 6, 6]) {
#   %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2]) : f32[1, 4, 8, 6]
#   %m = aten.matmul.default(self=%q, other=%t) : f32[1, 4, 6, 6]
#   %s = aten.mul.Scalar(self=%m, other=0.5) : f32[1, 4, 6, 6]
#   %i = aten.scalar_tensor.default(s=-inf, dtype=f32) : f32[]
#   %o = aten.scalar_tensor.default(s=0, dtype=f32) : f32[]
#   %b = aten.where.self(condition=%mask, self=%o, other=%i) : f32[3, 1, 6, 6]
#   %x = aten.add.Tensor(self=%s, other=%b) : f32[3, 4, 6, 6]
#   %p = aten._softmax.default(self=%x, dim=-1, half_to_float=false) : f32[3, 4, 6, 6]
#   %e = aten.ne.Scalar(self=%x, other=-inf) : bool[3, 4, 6, 6]
#   %a = aten.any.dim(self=%e, dim=-1, keepdim=true) : bool[3, 4, 6, 1]
#   %z = aten.scalar_tensor.default(s=0.0, dtype=f32) : f32[]
#   %r = aten.where.self(condition=%a, self=%p, other=%z) : f32[3, 4, 6, 6]
#   %y = aten.matmul.default(self=%r, other=%v) : f32[3, 4, 6, 8]
#   return %y
# }
