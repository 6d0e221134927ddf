# Scores of unknown origin may be masked.
fxge 1 model "m" stage "decomposed"
graph main(%s : f32[2, 8, 8]) {

  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %n = aten.ne.Scalar(self=%s, other=-inf)
  %a = aten.any.dim(self=%n, dim=-1, keepdim=true)
  %z = aten.scalar_tensor.default(s=0, dtype=f32)
  %y = aten.where.self(condition=%a, self=%p, other=%z)
  return %y
}
