# passes: dce
fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %pure = aten._no_row_of_mine.default(self=%x) : ?
  %writes = aten._no_row_of_mine_.default(self=%x) : ?
  %given = aten._no_row_of_mine.out(self=%x) : ?
  aten._no_row_without_result.default(self=%x)
  %y = aten.relu.default(self=%x) : f32[3, 4]
  return %y
}
# ----
# fxge 1
# model "m" stage "import"
# graph "main"(
#     %x : f32[3, 4]) {
#   %writes = aten._no_row_of_mine_.default(self=%x)
#   %given = aten._no_row_of_mine.out(self=%x)
#   aten._no_row_without_result.default(self=%x)
#   %y = aten.relu.default(self=%x) : f32[3, 4]
#   return %y
# }
