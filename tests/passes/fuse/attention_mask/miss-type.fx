# The mask makes the sum wider than the scores.
fxge 1 model "m" stage "decomposed"
graph main(%a : bf16[8, 8], %mask : bool[8, 8]) {
  %i = aten.scalar_tensor.default(s=-inf, dtype=f32)
  %z = aten.scalar_tensor.default(s=0.0, dtype=f32)
  %m = aten.where.self(condition=%mask, self=%z, other=%i)
  %x = aten.add.Tensor(self=%a, other=%m)
  return %x
}
