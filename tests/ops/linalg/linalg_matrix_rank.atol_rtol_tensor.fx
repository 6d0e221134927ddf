fxge 1
model "linalg_matrix_rank.atol_rtol_tensor.4x4.f32" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %linalg_matrix_rank = aten.linalg_matrix_rank.atol_rtol_tensor(input=%x) : i64[]
  return %linalg_matrix_rank as "linalg_matrix_rank"
}
