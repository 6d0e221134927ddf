# One form: by a plain condition, between a tensor and a number. Two filled tensors keep the shape.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[2, 3], %c : bool[2, 1], %f : f32[2, 3]) {
  %eq = aten.eq.Scalar(self=%x, other=-inf)
  %ne = aten.logical_not.default(self=%eq)
  %not = aten.logical_not.default(self=%c)
  %zeros = aten.full.default(size=[2, 3], fill_value=0, dtype=f32)
  %ones = aten.full.default(size=[2, 3], fill_value=1.0, dtype=f32)
  %a = aten.where.self(condition=%not, self=%zeros, other=%x)
  %b = aten.where.self(condition=%c, self=%zeros, other=%ones)
  %wide = aten.full.default(size=[4, 2, 3], fill_value=0, dtype=f32)
  %d = aten.where.self(condition=%c, self=%x, other=%wide)
  %number = aten.logical_not.default(self=%f)
  %e = aten.where.self(condition=%number, self=%x, other=%f)
  return %ne, %a, %b, %d, %e
}
