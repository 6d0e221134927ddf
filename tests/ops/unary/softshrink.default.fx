fxge 1
model "softshrink.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %softshrink = aten.softshrink.default(self=%x) : f32[s77, s27]
  return %softshrink as "softshrink"
}
