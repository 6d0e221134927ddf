fxge 1
model "case" stage "import"
symbol s0 : int [2, 9223372036854775807]
graph "main"(
    %x : f32[3, s0]) {
  %mul = aten.mul.Scalar(self=%x, other=sym(FloatTrueDiv(1.5, ToFloat(s0)**-0.5))) : f32[3, s0]
  return %mul
}
