fxge 1
model "any.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : bool[s77, s27]) {
  %any_1 = aten.any.dim(self=%x, dim=-1) : bool[s77]
  return %any_1 as "any_1"
}
