fxge 1
model "argmax.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %argmax = aten.argmax.default(self=%x) : i64[]
  return %argmax as "argmax"
}
