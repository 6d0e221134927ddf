fxge 1
model "linalg_matrix_norm.str_ord.fro.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %linalg_matrix_norm = aten.linalg_matrix_norm.str_ord(self=%x) : f32[2]
  return %linalg_matrix_norm as "linalg_matrix_norm"
}
