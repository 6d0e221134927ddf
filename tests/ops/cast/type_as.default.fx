fxge 1
model "type_as.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : i32[s17]) {
  %type_as = aten.type_as.default(self=%x, other=%y) : i32[s77, s27]
  return %type_as as "type_as"
}
