fxge 1
model "flatten.using_ints.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 2]) {
  %flatten = aten.flatten.using_ints(self=%x, start_dim=1) : f32[s77, 2*s27]
  return %flatten as "flatten"
}
