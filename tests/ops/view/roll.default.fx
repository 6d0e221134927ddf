fxge 1
model "roll.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %roll = aten.roll.default(self=%x, shifts=[1], dims=[0]) : f32[s77, s27]
  return %roll as "roll"
}
