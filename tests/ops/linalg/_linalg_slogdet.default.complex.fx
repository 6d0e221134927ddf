fxge 1
model "case" stage "import"
graph "main"(
    %x : c64[2, 3, 3]) {
  %a, %b, %c, %d = aten._linalg_slogdet.default(A=%x) : ?, ?, ?, ?
  return %a, %b
}
