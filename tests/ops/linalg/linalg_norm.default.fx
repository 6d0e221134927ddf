fxge 1
model "linalg_norm.p1.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %linalg_norm = aten.linalg_norm.default(self=%x, ord=1) : f32[]
  return %linalg_norm as "linalg_norm"
}
