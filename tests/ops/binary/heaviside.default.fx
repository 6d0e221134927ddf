fxge 1
model "case" stage "import"
symbol s0 : int [2, 9223372036854775807]
graph "main"(
    %x : f32[s0, 3],
    %y : f32[3]) {
  %r = aten.heaviside.default(self=%x, values=%y) : ?
  return %r
}
