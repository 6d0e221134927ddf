fxge 1
model "sum.dim_IntList.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %sum_1 = aten.sum.dim_IntList(self=%x, dim=[-1]) : f32[s77]
  return %sum_1 as "sum_1"
}
