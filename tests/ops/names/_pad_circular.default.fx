fxge 1
model "_pad_circular.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, s27, s53]) {
  %_pad_circular = aten._pad_circular.default(self=%x, pad=[1, 2]) : f32[2, s27, s53 + 3]
  return %_pad_circular as "_pad_circular"
}
