fxge 1
model "special_laguerre_polynomial_l.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[s77, s17]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}
