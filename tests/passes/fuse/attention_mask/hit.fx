# One mask for two layers: each sum is rewritten, the additive form goes with the last.
fxge 1 model "m" stage "decomposed"
graph main(%a : f32[2, 4, 8, 8], %b : f32[2, 4, 8, 8], %mask : bool[2, 1, 8, 8]) {
  %i = aten.scalar_tensor.default(s=-inf, dtype=f32)
  %z = aten.scalar_tensor.default(s=0.0, dtype=f32)
  %m = aten.where.self(condition=%mask, self=%z, other=%i)
  %x = aten.add.Tensor(self=%a, other=%m)
  %y = aten.add.Tensor(self=%m, other=%b)
  return %x, %y
}
