fxge 1
model "detach_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %detach_copy = aten.detach_copy.default(self=%x) : f32[s77, s27]
  return %detach_copy as "detach_copy"
}
