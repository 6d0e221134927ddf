fxge 1
model "_conj.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : c64[s77, s27]) {
  %_conj = aten._conj.default(self=%x) : c64[s77, s27]
  return %_conj as "_conj"
}
