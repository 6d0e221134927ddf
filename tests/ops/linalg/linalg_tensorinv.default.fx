fxge 1
model "linalg_tensorinv.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 6]) {
  %linalg_tensorinv = aten.linalg_tensorinv.default(self=%x) : f32[6, 2, 3]{1, 18, 6}
  return %linalg_tensorinv as "linalg_tensorinv"
}
