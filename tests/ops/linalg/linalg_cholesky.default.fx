fxge 1
model "linalg_cholesky.lower.f32" stage "import"
graph "main"(
    %x : f32[3, 3]{1, 3}) {
  %linalg_cholesky = aten.linalg_cholesky.default(self=%x) : f32[3, 3]{1, 3}
  return %linalg_cholesky as "linalg_cholesky"
}
