fxge 1
model "linalg_matrix_rank.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %linalg_matrix_rank = aten.linalg_matrix_rank.default(self=%x, tol=0.01) : i64[]
  return %linalg_matrix_rank as "linalg_matrix_rank"
}
