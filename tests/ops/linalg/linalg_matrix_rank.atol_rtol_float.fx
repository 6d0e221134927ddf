fxge 1
model "linalg_matrix_rank.atol_rtol_float.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 4, 3]) {
  %linalg_matrix_rank = aten.linalg_matrix_rank.atol_rtol_float(self=%x, rtol=0.001) : i64[2]
  return %linalg_matrix_rank as "linalg_matrix_rank"
}
