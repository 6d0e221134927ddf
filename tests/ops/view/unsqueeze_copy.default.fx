fxge 1
model "unsqueeze_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %unsqueeze_copy = aten.unsqueeze_copy.default(self=%x, dim=1) : f32[s77, 1, s27]
  return %unsqueeze_copy as "unsqueeze_copy"
}
