# What an operator may write can be missing, and a list be empty: its new results are made all the same.
# passes: scopes,functionalise
fxge 1
model "nothing" stage "import"
graph "main"(
    %x : f32[4]) {
  my.zeroed.default(xs=[])
  my.zeroed.default()
  %y = my.noted.default(x=%x) : f32[4]
  %z = my.noted.default(x=%y) : ?
  return %y, %z
}
# ----
# fxge 1
# model "nothing" stage "import"
# graph "main"(
#     %x : f32[4]) {
#   %y, %y_1 = my.noted.functional(x=%x) : f32[4], none
#   %z, %z_1 = my.noted.functional(x=%y) : f32[4], none
#   return %y, %z
# }
