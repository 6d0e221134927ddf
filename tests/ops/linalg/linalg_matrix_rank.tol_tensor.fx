fxge 1
model "linalg_matrix_rank.tol_tensor.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 4],
    %y : f32[]) {
  %linalg_matrix_rank = aten.linalg_matrix_rank.tol_tensor(input=%x, tol=%y) : i64[]
  return %linalg_matrix_rank as "linalg_matrix_rank"
}
