fxge 1
model "resolve_conj.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : c64[s77, s27]) {
  %resolve_conj = aten.resolve_conj.default(self=%x) : c64[s77, s27]
  return %resolve_conj as "resolve_conj"
}
