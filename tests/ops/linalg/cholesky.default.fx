fxge 1
model "cholesky.lower.f32" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %cholesky = aten.cholesky.default(self=%x) : f32[3, 3]{1, 3}
  return %cholesky as "cholesky"
}
