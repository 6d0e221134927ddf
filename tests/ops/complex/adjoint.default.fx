fxge 1
model "adjoint.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : c64[s77, s27]) {
  %adjoint = aten.adjoint.default(self=%x) : c64[s27, s77]{1, s27}
  return %adjoint as "adjoint"
}
