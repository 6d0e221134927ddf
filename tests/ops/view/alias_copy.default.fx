fxge 1
model "alias_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %alias_copy = aten.alias_copy.default(self=%x) : f32[s77, s27]
  return %alias_copy as "alias_copy"
}
