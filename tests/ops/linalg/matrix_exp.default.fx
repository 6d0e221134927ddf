fxge 1
model "matrix_exp.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %matrix_exp = aten.matrix_exp.default(self=%x) : f32[3, 3]
  return %matrix_exp as "matrix_exp"
}
