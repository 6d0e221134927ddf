# Rebuilding a base keeps its symbolic sizes.
# passes: scopes,functionalise
fxge 1
model "dynamic" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, 4],
    %y : f32[4*s0]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[s0, 4]
  %v = aten.view.default(self=%c, size=[4*s0]) : f32[4*s0]
  %w = aten.add_.Tensor(self=%v, other=%y) : f32[4*s0]
  return %c
}
# ----
# fxge 1
# model "dynamic" stage "import"
# symbol s0 : int [2, 64]
# graph "main"(
#     %x : f32[s0, 4],
#     %y : f32[4*s0]) {
#   %c = aten.add.Tensor(self=%x, other=%x) : f32[s0, 4]
#   %v = aten.view.default(self=%c, size=[4*s0]) : f32[4*s0]
#   %w = aten.add.Tensor(self=%v, other=%y) : f32[4*s0]
#   %view = aten.view.default(self=%w, size=[s0, 4]) : f32[s0, 4]
#   return %view
# }
