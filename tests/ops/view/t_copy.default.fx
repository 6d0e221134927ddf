fxge 1
model "t_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %t_copy = aten.t_copy.default(self=%x) : f32[s27, s77]
  return %t_copy as "t_copy"
}
