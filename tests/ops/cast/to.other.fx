fxge 1
model "to.other.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : f16[s17]) {
  %to = aten.to.other(self=%x, other=%y) : f16[s77, s27]
  return %to as "to"
}
