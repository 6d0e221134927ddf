fxge 1
model "linalg_svdvals.4x4.f32" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %linalg_svdvals = aten.linalg_svdvals.default(A=%x) : f32[4]
  return %linalg_svdvals as "linalg_svdvals"
}
