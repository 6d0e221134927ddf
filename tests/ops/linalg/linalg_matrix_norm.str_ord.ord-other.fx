fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r = aten.linalg_matrix_norm.str_ord(self=%x, ord="max") : ?
  return %r
}
