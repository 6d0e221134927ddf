fxge 1
model "mm.terms" stage "import"
symbol s77 : int [2, 9223372036854775807]
graph "main"(
    %x : i64[s77, 3],
    %y : i64[3, 4]) {
  %r = aten.mm.default(self=%x, mat2=%y) : ?
  return %r
}
