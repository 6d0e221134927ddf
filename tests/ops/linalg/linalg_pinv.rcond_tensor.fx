fxge 1
model "linalg_pinv.rcond_tensor.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 4, 3],
    %y : f32[2]) {
  %linalg_pinv = aten.linalg_pinv.rcond_tensor(self=%x, rcond=%y) : f32[2, 3, 4]
  return %linalg_pinv as "linalg_pinv"
}
