fxge 1
model "linalg_matrix_power.minus1.f32" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %linalg_matrix_power = aten.linalg_matrix_power.default(self=%x, n=-1) : f32[3, 3]{1, 3}
  return %linalg_matrix_power as "linalg_matrix_power"
}
