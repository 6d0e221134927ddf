# `check` comes first, `result` tells what the formula may use.
fxge 1
model "known" stage "functional"
symbol s0 : int [2, 100]
symbol s1 : int [2, 100]
graph "main"(%a : f32[s0, 1, 3], %b : i32[s1]) {
  %y0, %y1 = my.known.default(a=%a, b=%b)
  return %y0, %y1
}
