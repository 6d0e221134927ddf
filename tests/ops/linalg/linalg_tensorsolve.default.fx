fxge 1
model "linalg_tensorsolve.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 6],
    %y : f32[2, 3]) {
  %linalg_tensorsolve = aten.linalg_tensorsolve.default(self=%x, other=%y) : f32[6]
  return %linalg_tensorsolve as "linalg_tensorsolve"
}
