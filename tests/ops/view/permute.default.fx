fxge 1
model "permute.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 2]) {
  %permute = aten.permute.default(self=%x, dims=[2, 0, 1]) : f32[2, s77, s27]{1, 2*s27, 2}
  return %permute as "permute"
}
