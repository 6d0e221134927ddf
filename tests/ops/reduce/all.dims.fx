fxge 1
model "all.dims.two.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : bool[s77, s27, 2]) {
  %all_1 = aten.all.dims(self=%x, dim=[0, -1]) : bool[s27]
  return %all_1 as "all_1"
}
