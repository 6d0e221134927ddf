fxge 1
model "linalg_pinv.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %linalg_pinv = aten.linalg_pinv.default(self=%x, rcond=0.01) : f32[3, 4]
  return %linalg_pinv as "linalg_pinv"
}
