fxge 1
model "linalg_pinv.atol_rtol_float.limits.f32" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %linalg_pinv = aten.linalg_pinv.atol_rtol_float(self=%x, atol=0.5, rtol=0.125) : f32[3, 4]
  return %linalg_pinv as "linalg_pinv"
}
