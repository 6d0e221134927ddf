# A check names its label, what it expects and what the arguments are.
fxge 1
model "check" stage "functional"
graph "main"(%a : f32[4, 1, 3], %b : i32[5]) {
  %y0, %y1 = my.known.default(a=%a, b=%b, n=-2)
  %y2, %y3 = my.known.default(a=%a, b=%b)
  return %y0, %y1, %y2, %y3
}
