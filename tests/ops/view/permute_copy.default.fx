fxge 1
model "permute_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 2]) {
  %permute_copy = aten.permute_copy.default(self=%x, dims=[2, 0, 1]) : f32[2, s77, s27]
  return %permute_copy as "permute_copy"
}
