# One form: by a plain condition, between a tensor and a number. Two filled tensors keep the shape.
# passes: canonicalise
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
# ----
# fxge 1
# model "m" stage "decomposed"
# graph "main"(
#     %x : f32[2, 3],
#     %c : bool[2, 1],
#     %f : f32[2, 3]) {
#   %eq = aten.eq.Scalar(self=%x, other=-inf) : bool[2, 3]
#   %ne = aten.ne.Scalar(self=%x, other=-inf) : bool[2, 3]
#   %not = aten.logical_not.default(self=%c) : bool[2, 1]
#   %zeros = aten.full.default(size=[2, 3], fill_value=0, dtype=f32) : f32[2, 3]
#   %ones = aten.full.default(size=[2, 3], fill_value=1.0, dtype=f32) : f32[2, 3]
#   %a_1 = aten.scalar_tensor.default(s=0.0, dtype=f32) : f32[] name("a")
#   %a = aten.where.self(condition=%c, self=%x, other=%a_1) : f32[2, 3]
#   %b = aten.where.self(condition=%c, self=%zeros, other=%ones) : f32[2, 3]
#   %wide = aten.full.default(size=[4, 2, 3], fill_value=0, dtype=f32) : f32[4, 2, 3]
#   %d = aten.where.self(condition=%c, self=%x, other=%wide) : f32[4, 2, 3]
#   %number = aten.logical_not.default(self=%f) : bool[2, 3]
#   %e = aten.where.self(condition=%number, self=%x, other=%f) : f32[2, 3]
#   return %ne, %a, %b, %d, %e
# }
