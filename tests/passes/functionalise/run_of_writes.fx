# Several writes through one view cost one rebuild.
# passes: scopes,functionalise
fxge 1
model "run_of_writes" stage "import"
graph "main"(
    %x : f32[4, 4],
    %y : f32[4]) {
  %v = aten.select.int(self=%x, dim=0, index=1) : f32[4]
  %a = aten.add_.Tensor(self=%v, other=%y) : f32[4]
  %b = aten.mul_.Tensor(self=%a, other=%y) : f32[4]
  %c = aten.relu_.default(self=%v) : f32[4]
  return %c
}
# ----
# fxge 1
# model "run_of_writes" stage "import"
# graph "main"(
#     %x : f32[4, 4],
#     %y : f32[4]) {
#   %v = aten.select.int(self=%x, dim=0, index=1) : f32[4]
#   %a = aten.add.Tensor(self=%v, other=%y) : f32[4]
#   %b = aten.mul.Tensor(self=%a, other=%y) : f32[4]
#   %c = aten.relu.default(self=%b) : f32[4]
#   %select_scatter = aten.select_scatter.default(self=%x, src=%c, dim=0, index=1) : f32[4, 4]
#   return %select_scatter mutates("x") as "x", %c
# }
