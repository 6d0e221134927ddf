fxge 1
model "all.dim.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : bool[s77, s27]) {
  %all_1 = aten.all.dim(self=%x, dim=-1) : bool[s77]
  return %all_1 as "all_1"
}
