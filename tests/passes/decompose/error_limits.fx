# What torch.finfo and torch.iinfo do not tell: neither of bool, and no precision of integers.
# passes: decompose
fxge 1
model "limits" stage "functional"
graph "main"(%a : bool[2], %b : i32[2]) {
  %y0 = my.largest.default(a=%a)
  %y1 = my.precision.default(a=%a)
  %y2 = my.precision.default(a=%b)
  return %y0, %y1, %y2
}
# ----
# error[FXGE-E0402]: my.largest.default: the limits of bool
#   node    %y0
#   note    in the formula of my.largest.default, ops.yaml:106
#
# error[FXGE-E0402]: my.precision.default: the precision of bool
#   node    %y1
#   note    in the formula of my.precision.default, ops.yaml:103
#
# error[FXGE-E0402]: my.precision.default: the precision of i32
#   node    %y2
#   note    in the formula of my.precision.default, ops.yaml:103
#
