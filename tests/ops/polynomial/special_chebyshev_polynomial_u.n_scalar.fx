fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}
