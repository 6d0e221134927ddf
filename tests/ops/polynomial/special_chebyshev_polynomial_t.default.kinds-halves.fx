fxge 1
model "case" stage "import"
graph "main"(%x : f16[3], %n : i32[3]) {
  %r0 = aten.special_chebyshev_polynomial_t.default(x=%x, n=%n) : ?
  return %r0 as "r0"
}
