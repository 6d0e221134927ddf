fxge 1
model "prod.dim_int.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %prod = aten.prod.dim_int(self=%x, dim=-1) : f32[s77]
  return %prod as "prod"
}
