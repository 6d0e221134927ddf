fxge 1
model "lift_fresh_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %lift_fresh_copy = aten.lift_fresh_copy.default(self=%x) : f32[s77, s27]
  return %lift_fresh_copy as "lift_fresh_copy"
}
