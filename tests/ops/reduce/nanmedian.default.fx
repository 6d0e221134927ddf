fxge 1
model "nanmedian.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %nanmedian = aten.nanmedian.default(self=%x) : f32[]
  return %nanmedian as "nanmedian"
}
