fxge 1
model "linalg_matrix_exp.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[2] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[2, s27, s27]) {
  %linalg_matrix_exp = aten.linalg_matrix_exp.default(self=%x) : f32[2, s27, s27]
  return %linalg_matrix_exp as "linalg_matrix_exp"
}
