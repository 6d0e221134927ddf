fxge 1
model "matrix_power.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 3]) {
  %matrix_power = aten.matrix_power.default(self=%x, n=3) : f32[2, 3, 3]
  return %matrix_power as "matrix_power"
}
