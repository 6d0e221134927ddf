fxge 1
model "_conj_physical.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : c64[s77, s27]) {
  %_conj_physical = aten._conj_physical.default(self=%x) : c64[s77, s27]
  return %_conj_physical as "_conj_physical"
}
