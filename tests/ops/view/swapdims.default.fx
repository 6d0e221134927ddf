fxge 1
model "swapdims.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 2]) {
  %swapdims = aten.swapdims.default(self=%x, dim0=0, dim1=1) : f32[s27, s77, 2]{2, 2*s27, 1}
  return %swapdims as "swapdims"
}
