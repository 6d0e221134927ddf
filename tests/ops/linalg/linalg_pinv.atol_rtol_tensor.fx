fxge 1
model "linalg_pinv.atol_rtol_tensor.4x4.f32" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %linalg_pinv = aten.linalg_pinv.atol_rtol_tensor(self=%x) : f32[4, 4]
  return %linalg_pinv as "linalg_pinv"
}
