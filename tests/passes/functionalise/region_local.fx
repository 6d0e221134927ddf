# A body that writes into what it made itself, and reads it through an older view.
# passes: scopes,functionalise
fxge 1
model "region_local" stage "import"
graph "main"(
    %p : bool[],
    %x : f32[3]) {
  %y = higher_order.cond(operands=[%p, %x]) : f32[3] {
    graph "yes"(
        %a : f32[3]) {
      %c = aten.add.Tensor(self=%a, other=%a) : f32[3]
      %v = aten.view.default(self=%c, size=[1, 3]) : f32[1, 3]
      %w = aten.neg_.default(self=%v) : f32[1, 3]
      return %c
    }
    graph "no"(
        %a : f32[3]) {
      %c = aten.relu.default(self=%a) : f32[3]
      return %c
    }
  }
  return %y
}
# ----
# fxge 1
# model "region_local" stage "import"
# graph "main"(
#     %p : bool[],
#     %x : f32[3]) {
#   %y = higher_order.cond(operands=[%p, %x]) : f32[3] {
#     graph "yes"(
#         %a : f32[3]) {
#       %c = aten.add.Tensor(self=%a, other=%a) : f32[3]
#       %v = aten.view.default(self=%c, size=[1, 3]) : f32[1, 3]
#       %w = aten.neg.default(self=%v) : f32[1, 3]
#       %view = aten.view.default(self=%w, size=[3]) : f32[3]
#       return %view
#     }
#     graph "no"(
#         %a : f32[3]) {
#       %c = aten.relu.default(self=%a) : f32[3]
#       return %c
#     }
#   }
#   return %y
# }
