fxge 1
model "log2.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %log2 = aten.log2.default(self=%x) : f32[s77, s27]
  return %log2 as "log2"
}
