fxge 1
model "trapezoid.dx.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %trapezoid = aten.trapezoid.dx(y=%x, dx=0.5, dim=0) : f32[s27]
  return %trapezoid as "trapezoid"
}
