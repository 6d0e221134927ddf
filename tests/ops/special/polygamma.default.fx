fxge 1
model "polygamma.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %polygamma = aten.polygamma.default(n=0, self=%x) : f32[s77, s27]
  return %polygamma as "polygamma"
}
