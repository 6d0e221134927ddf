fxge 1
model "remainder.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %remainder = aten.remainder.Scalar(self=%x, other=3) : f32[s77, s27]
  return %remainder as "remainder"
}
