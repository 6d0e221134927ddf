fxge 1
model "put.False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : i64[3, 2],
    %z : f32[3, 2]) {
  %put = aten.put.default(self=%x, index=%y, source=%z) : f32[s77, s27]
  return %put as "put"
}
