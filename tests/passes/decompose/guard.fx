# A size that must equal another, and is not proved to, becomes a guard.
fxge 1
model "guard" stage "functional"
symbol s0 : int [2, 100]
symbol s1 : int [2, 100]
graph "main"(%a : f32[s0, 3], %b : f16[3, s1], %c : f32[3, 3]) {
  %y0 = my.equal.default(a=%a, b=%b)
  %y1 = my.branch.default(a=%c)
  return %y0, %y1
}
