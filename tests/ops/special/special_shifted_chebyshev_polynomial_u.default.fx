fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}
