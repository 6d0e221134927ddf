fxge 1
model "linalg_cond.p1.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 3]) {
  %linalg_cond = aten.linalg_cond.default(self=%x, p=1) : f32[2]
  return %linalg_cond as "linalg_cond"
}
