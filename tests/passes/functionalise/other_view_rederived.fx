# A view taken before a write through another view is derived again where it is read.
# passes: scopes,functionalise
fxge 1
model "other_view" stage "import"
graph "main"(
    %x : f32[2, 6],
    %y : f32[6]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[2, 6]
  %flat = aten.view.default(self=%c, size=[12]) : f32[12]
  %t = aten.transpose.int(self=%c, dim0=0, dim1=1) : f32[6, 2]{1, 6}
  %row = aten.select.int(self=%c, dim=0, index=-1) : f32[6]
  %w = aten.copy_.default(self=%row, src=%y) : f32[6]
  return %flat, %t
}
# ----
# fxge 1
# model "other_view" stage "import"
# graph "main"(
#     %x : f32[2, 6],
#     %y : f32[6]) {
#   %c = aten.add.Tensor(self=%x, other=%x) : f32[2, 6]
#   %flat = aten.view.default(self=%c, size=[12]) : f32[12]
#   %t = aten.permute.default(self=%c, dims=[1, 0]) : f32[6, 2]{1, 6}
#   %row = aten.select.int(self=%c, dim=0, index=-1) : f32[6]
#   %select_scatter = aten.select_scatter.default(self=%c, src=%y, dim=0, index=-1) : f32[2, 6]
#   %view = aten.view.default(self=%select_scatter, size=[12]) : f32[12]
#   %permute = aten.permute.default(self=%select_scatter, dims=[1, 0]) : f32[6, 2]{1, 6}
#   return %view, %permute
# }
