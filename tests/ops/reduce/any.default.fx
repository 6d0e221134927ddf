fxge 1
model "any.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : bool[s77, s27]) {
  %any_1 = aten.any.default(self=%x) : bool[]
  return %any_1 as "any_1"
}
