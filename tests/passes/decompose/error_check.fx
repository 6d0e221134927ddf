# A check names its label, what it expects and what the arguments are.
# passes: decompose
fxge 1
model "check" stage "functional"
graph "main"(%a : f32[4, 1, 3], %b : i32[5]) {
  %y0, %y1 = my.known.default(a=%a, b=%b, n=-2)
  %y2, %y3 = my.known.default(a=%a, b=%b)
  return %y0, %y1, %y2, %y3
}
# ----
# error[FXGE-E0315]: my.known.default: n: expected n > 0; n is -2
#   node    %y0
#   note    in the formula of my.known.default, ops.yaml:70
#
# error[FXGE-E0315]: my.known.default: rows: expected a.shape[0] == b.shape[0] or n > 1; a is f32[4, 1, 3], b is i32[5], n is 1
#   node    %y2
#   note    in the formula of my.known.default, ops.yaml:70
#
