fxge 1
model "count_nonzero.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : i64[s77, s27]) {
  %count_nonzero = aten.count_nonzero.default(self=%x) : i64[]
  return %count_nonzero as "count_nonzero"
}
