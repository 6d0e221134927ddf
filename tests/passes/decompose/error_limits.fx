# What torch.finfo and torch.iinfo do not tell: neither of bool, and no precision of integers.
fxge 1
model "limits" stage "functional"
graph "main"(%a : bool[2], %b : i32[2]) {
  %y0 = my.largest.default(a=%a)
  %y1 = my.precision.default(a=%a)
  %y2 = my.precision.default(a=%b)
  return %y0, %y1, %y2
}
