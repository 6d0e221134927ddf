fxge 1
model "trapz.dx.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %trapz = aten.trapz.dx(y=%x, dx=0.5) : f32[s77]
  return %trapz as "trapz"
}
