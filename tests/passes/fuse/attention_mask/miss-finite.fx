# A large finite number instead of -inf.
fxge 1 model "m" stage "decomposed"
graph main(%a : f32[8, 8], %mask : bool[8, 8]) {
  %i = aten.scalar_tensor.default(s=-10000.0, dtype=f32)
  %z = aten.scalar_tensor.default(s=0.0, dtype=f32)
  %m = aten.where.self(condition=%mask, self=%z, other=%i)
  %x = aten.add.Tensor(self=%a, other=%m)
  return %x
}
