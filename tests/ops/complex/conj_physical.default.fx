fxge 1
model "conj_physical.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : c64[s77, s27]) {
  %conj_physical = aten.conj_physical.default(self=%x) : c64[s77, s27]
  return %conj_physical as "conj_physical"
}
