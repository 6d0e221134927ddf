# A plain product: no row is empty.
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 8, 4], %k : f32[2, 4, 8]) {
  %b = aten.bmm.default(self=%q, mat2=%k)
  %s = aten.mul.Scalar(self=%b, other=0.5)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %e = aten.eq.Scalar(self=%s, other=-inf)
  %n = aten.logical_not.default(self=%e)
  %a = aten.any.dim(self=%n, dim=-1, keepdim=true)
  %o = aten.logical_not.default(self=%a)
  %z = aten.full.default(size=[2, 8, 8], fill_value=0, dtype=f32, pin_memory=false)
  %y = aten.where.self(condition=%o, self=%z, other=%p)
  return %y
}
