fxge 1
model "logical_not.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, s27]) {
  %logical_not = aten.logical_not.default(self=%x) : bool[s77, s27]
  return %logical_not as "logical_not"
}
