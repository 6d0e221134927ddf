# Other rows than the empty ones give 0.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 4, 6, 8], %k : f32[2, 4, 6, 8], %v : f32[2, 4, 6, 8], %mask : bool[2, 1, 6, 6], %other : bool[2, 1, 6, 6]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %i = aten.scalar_tensor.default(s=-inf, dtype=f32)
  %o = aten.scalar_tensor.default(s=0, dtype=f32)
  %b = aten.where.self(condition=%mask, self=%o, other=%i)
  %x = aten.add.Tensor(self=%s, other=%b)
  %p = aten._softmax.default(self=%x, dim=-1, half_to_float=false)
  %a = aten.any.dim(self=%other, dim=-1, keepdim=true)
  %z = aten.scalar_tensor.default(s=0.0, dtype=f32)
  %r = aten.where.self(condition=%a, self=%p, other=%z)
  %y = aten.matmul.default(self=%r, other=%v)
  return %y
}
# ----
# note[FXGE-N0560]: aten.matmul.default: rule attention does not apply: %other is an input of the graph, the rule expects aten.ne.Scalar
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[2, 4, 6, 8],
#     %k : f32[2, 4, 6, 8],
#     %v : f32[2, 4, 6, 8],
#     %mask : bool[2, 1, 6, 6],
#     %other : bool[2, 1, 6, 6]) {
#   %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2]) : f32[2, 4, 8, 6]
#   %m = aten.matmul.default(self=%q, other=%t) : f32[2, 4, 6, 6]
#   %s = aten.mul.Scalar(self=%m, other=0.5) : f32[2, 4, 6, 6]
#   %i = aten.scalar_tensor.default(s=-inf, dtype=f32) : f32[]
#   %o = aten.scalar_tensor.default(s=0, dtype=f32) : f32[]
#   %b = aten.where.self(condition=%mask, self=%o, other=%i) : f32[2, 1, 6, 6]
#   %x = aten.add.Tensor(self=%s, other=%b) : f32[2, 4, 6, 6]
#   %p = aten._softmax.default(self=%x, dim=-1, half_to_float=false) : f32[2, 4, 6, 6]
#   %a = aten.any.dim(self=%other, dim=-1, keepdim=true) : bool[2, 1, 6, 1]
#   %z = aten.scalar_tensor.default(s=0.0, dtype=f32) : f32[]
#   %r = aten.where.self(condition=%a, self=%p, other=%z) : f32[2, 4, 6, 6]
#   %y = aten.matmul.default(self=%r, other=%v) : f32[2, 4, 6, 8]
#   return %y
# }
