# A symbol whose name is no word stands in quotes.
# passes: cse
fxge 1
model "quoted" stage "functional"
symbol "s(7" : int [2, 64]
graph "main"(
    %x : f32[Symbol('s(7'), 3]) {
  %y = aten.neg.default(self=%x) : f32[Symbol('s(7'), 3]
  return %y
}
# ----
# fxge 1
# model "quoted" stage "functional"
# symbol "s(7" : int [2, 64]
# graph "main"(
#     %x : f32[Symbol('s(7'), 3]) {
#   %y = aten.neg.default(self=%x) : f32[Symbol('s(7'), 3]
#   return %y
# }
