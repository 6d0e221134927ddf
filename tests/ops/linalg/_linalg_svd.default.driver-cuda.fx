fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r0, %r1, %r2 = aten._linalg_svd.default(A=%x, driver="gesvd") : ?, ?, ?
  return %r0
}
