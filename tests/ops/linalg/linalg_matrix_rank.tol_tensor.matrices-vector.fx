fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[]) {
  %r = aten.linalg_matrix_rank.tol_tensor(input=%x, tol=%y) : ?
  return %r
}
