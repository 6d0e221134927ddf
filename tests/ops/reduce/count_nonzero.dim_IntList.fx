fxge 1
model "count_nonzero.dim_IntList.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %count_nonzero = aten.count_nonzero.dim_IntList(self=%x, dim=[1]) : i64[s77]
  return %count_nonzero as "count_nonzero"
}
