# Rows are told apart along another dim than the last.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%q : f32[s0, 4, s1, 8], %k : f32[s0, 4, s1, 8], %v : f32[s0, 4, s1, 8], %mask : bool[s0, 1, s1, s1]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %i = aten.scalar_tensor.default(s=-inf, dtype=f32)
  %o = aten.scalar_tensor.default(s=0, dtype=f32)
  %b = aten.where.self(condition=%mask, self=%o, other=%i)
  %x = aten.add.Tensor(self=%s, other=%b)
  %p = aten._softmax.default(self=%x, dim=2, half_to_float=false)
  %e = aten.ne.Scalar(self=%x, other=-inf)
  %a = aten.any.dim(self=%e, dim=2, keepdim=true)
  %z = aten.scalar_tensor.default(s=0.0, dtype=f32)
  %r = aten.where.self(condition=%a, self=%p, other=%z)
  %y = aten.matmul.default(self=%r, other=%v)
  return %y
}
# ----
# note[FXGE-N0560]: aten.matmul.default: rule attention does not apply: 'dim' is not the last dim alone
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# symbol s1 : int [2, 64]
# graph "main"(
#     %q : f32[s0, 4, s1, 8],
#     %k : f32[s0, 4, s1, 8],
#     %v : f32[s0, 4, s1, 8],
#     %mask : bool[s0, 1, s1, s1]) {
#   %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2]) : f32[s0, 4, 8, s1]
#   %m = aten.matmul.default(self=%q, other=%t) : f32[s0, 4, s1, s1]
#   %s = aten.mul.Scalar(self=%m, other=0.5) : f32[s0, 4, s1, s1]
#   %i = aten.scalar_tensor.default(s=-inf, dtype=f32) : f32[]
#   %o = aten.scalar_tensor.default(s=0, dtype=f32) : f32[]
#   %b = aten.where.self(condition=%mask, self=%o, other=%i) : f32[s0, 1, s1, s1]
#   %x = aten.add.Tensor(self=%s, other=%b) : f32[s0, 4, s1, s1]
#   %p = aten._softmax.default(self=%x, dim=2, half_to_float=false) : f32[s0, 4, s1, s1]
#   %e = aten.ne.Scalar(self=%x, other=-inf) : bool[s0, 4, s1, s1]
#   %a = aten.any.dim(self=%e, dim=2, keepdim=true) : bool[s0, 4, 1, s1]
#   %z = aten.scalar_tensor.default(s=0.0, dtype=f32) : f32[]
#   %r = aten.where.self(condition=%a, self=%p, other=%z) : f32[s0, 4, s1, s1]
#   %y = aten.matmul.default(self=%r, other=%v) : f32[s0, 4, s1, 8]
#   return %y
# }
