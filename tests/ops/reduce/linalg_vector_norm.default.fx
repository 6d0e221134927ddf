fxge 1
model "linalg_vector_norm.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %linalg_vector_norm = aten.linalg_vector_norm.default(self=%x, dim=[-1]) : f32[s77]
  return %linalg_vector_norm as "linalg_vector_norm"
}
