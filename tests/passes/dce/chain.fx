# A whole unused chain goes, unused inputs stay.
# passes: dce
fxge 1
model "chain" stage "functional"
graph "main"(
    %x : f32[2],
    %y : f32[2]) {
  %a = aten.relu.default(self=%y) : f32[2]
  %b = aten.relu.default(self=%a) : f32[2]
  %c = aten.relu.default(self=%x) : f32[2]
  return %c
}
# ----
# fxge 1
# model "chain" stage "functional"
# graph "main"(
#     %x : f32[2],
#     %y : f32[2]) {
#   %c = aten.relu.default(self=%x) : f32[2]
#   return %c
# }
