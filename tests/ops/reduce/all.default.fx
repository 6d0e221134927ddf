fxge 1
model "all.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : bool[s77, s27]) {
  %all_1 = aten.all.default(self=%x) : bool[]
  return %all_1 as "all_1"
}
