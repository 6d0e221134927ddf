# The mask tells which rows are empty.
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 8, 4], %k : f32[2, 4, 8], %mask : bool[8, 8]) {
  %x = aten.bmm.default(self=%q, mat2=%k)
  %i = aten.scalar_tensor.default(s=-inf, dtype=f32)
  %s = aten.where.self(condition=%mask, self=%x, other=%i)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %n = aten.ne.Scalar(self=%s, other=-inf)
  %a = aten.any.dim(self=%n, dim=-1, keepdim=true)
  %z = aten.scalar_tensor.default(s=0, dtype=f32)
  %y = aten.where.self(condition=%a, self=%p, other=%z)
  return %y
}
