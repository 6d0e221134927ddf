fxge 1
model "special_chebyshev_polynomial_t.plain.dynamic" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s17 : int [2, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}
