fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r0, %r1, %r2 = aten.linalg_lu_factor_ex.default(A=%x, pivot=false) : ?, ?, ?
  return %r0
}
