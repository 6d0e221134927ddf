fxge 1
model "expand_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 1]) {
  %expand_copy = aten.expand_copy.default(self=%x, size=[2, -1, 4]) : f32[2, s77, 4]
  return %expand_copy as "expand_copy"
}
