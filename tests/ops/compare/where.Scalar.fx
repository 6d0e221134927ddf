fxge 1
model "where.Scalar.plain.f32" stage "import"
graph "main"(
    %x : bool[3, 4]) {
  %where = aten.where.Scalar(condition=%x, self=1.5, other=2.5) : f32[3, 4]
  return %where as "where"
}
