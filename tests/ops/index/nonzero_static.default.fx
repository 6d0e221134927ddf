fxge 1
model "nonzero_static.of_2.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %nonzero_static = aten.nonzero_static.default(self=%x, size=2) : i64[2, 2]
  return %nonzero_static as "nonzero_static"
}
