fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0, %r1 = aten.linalg_inv_ex.default(A=%x) : ?, ?
  return %r0
}
