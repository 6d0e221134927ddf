fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3, 3]) {
  %r0, %r1 = aten.linalg_cholesky_ex.default(self=%x) : ?, ?
  return %r0
}
