fxge 1
model "signbit.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %signbit = aten.signbit.default(self=%x) : bool[s77, s27]
  return %signbit as "signbit"
}
