# unsqueeze_ changes what the name means; a later write goes through the new view.
# passes: scopes,functionalise
fxge 1
model "unsqueeze_in_place" stage "import"
graph "main"(
    %x : f32[3]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[3]
  %v = aten.view.default(self=%c, size=[3]) : f32[3]
  %u = aten.unsqueeze_.default(self=%v, dim=0) : f32[1, 3]
  %w = aten.neg_.default(self=%u) : f32[1, 3]
  return %c, %v
}
# ----
# fxge 1
# model "unsqueeze_in_place" stage "import"
# graph "main"(
#     %x : f32[3]) {
#   %c = aten.add.Tensor(self=%x, other=%x) : f32[3]
#   %v = aten.view.default(self=%c, size=[3]) : f32[3]
#   %u = aten.view.default(self=%v, size=[1, 3]) : f32[1, 3]
#   %w = aten.neg.default(self=%u) : f32[1, 3]
#   %view = aten.view.default(self=%w, size=[3]) : f32[3]
#   return %view, %w
# }
