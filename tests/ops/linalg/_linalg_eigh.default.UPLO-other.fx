fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r0, %r1 = aten._linalg_eigh.default(A=%x, UPLO="X") : ?, ?
  return %r0
}
