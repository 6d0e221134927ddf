fxge 1
model "repeat.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %repeat = aten.repeat.default(self=%x, repeats=[2, 3]) : f32[2*s77, 3*s27]
  return %repeat as "repeat"
}
