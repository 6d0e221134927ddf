fxge 1
model "case" stage "import"
symbol s0 : int [2, 9223372036854775807]
graph "main"(
    %x : f32[s0, 3, 4]) {
  %r = aten.renorm.default(self=%x, p=2, dim=1, maxnorm=1.5) : ?
  return %r
}
