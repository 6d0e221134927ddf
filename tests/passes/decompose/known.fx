# `check` comes first, `result` tells what the formula may use.
fxge 1
model "known" stage "functional"
symbol s0 : int [2, 100]
symbol s1 : int [2, 100]
graph "main"(%a : f32[s0, 1, 3], %b : i32[s1], %c : i32[], %h : f16[4, 1]) {
  %y0, %y1 = my.known.default(a=%a, b=%b)
  %p0, %p1 = my.point.default(a=%b, b=%c, n=1)
  %q0, %q1 = my.point.default(a=%c, b=%c, n=1.5, c=%h)
  return %y0, %y1, %p0, %p1, %q0, %q1
}
