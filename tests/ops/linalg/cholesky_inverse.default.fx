fxge 1
model "cholesky_inverse.lower.f32" stage "import"
graph "main"(
    %x : f32[2, 4, 4]{16, 1, 4}) {
  %cholesky_inverse = aten.cholesky_inverse.default(self=%x) : f32[2, 4, 4]{16, 1, 4}
  return %cholesky_inverse as "cholesky_inverse"
}
