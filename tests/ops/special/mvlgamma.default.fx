fxge 1
model "mvlgamma.p1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %mvlgamma = aten.mvlgamma.default(self=%x, p=1) : f32[s77, s27]
  return %mvlgamma as "mvlgamma"
}
