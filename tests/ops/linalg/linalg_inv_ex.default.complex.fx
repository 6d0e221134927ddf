fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[3, 3]) {
  %r0, %r1 = aten.linalg_inv_ex.default(A=%x) : ?, ?
  return %r0
}
