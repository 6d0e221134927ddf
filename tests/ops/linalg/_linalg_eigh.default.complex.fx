fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[2, 3, 3]) {
  %a, %b = aten._linalg_eigh.default(A=%x, UPLO="U") : ?, ?
  return %a, %b
}
