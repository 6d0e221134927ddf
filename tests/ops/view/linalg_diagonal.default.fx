fxge 1
model "linalg_diagonal.of_0.f32" stage "import"
graph "main"(
    %x : f32[2, 4, 5]) {
  %linalg_diagonal = aten.linalg_diagonal.default(A=%x) : f32[2, 4]{20, 6}
  return %linalg_diagonal as "linalg_diagonal"
}
