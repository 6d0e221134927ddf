# y[..., 1:3][0] = x, and y is read again: two views, one write, the base rebuilt.
# passes: scopes,functionalise
fxge 1
model "slice_select_copy" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[3, 4]) {
  %c = aten.mul.Tensor(self=%y, other=%y) : f32[3, 4]
  %s = aten.slice.Tensor(self=%c, dim=1, start=1, end=3) : f32[3, 2]{4, 1}
  %t = aten.select.int(self=%s, dim=0, index=0) : f32[2]
  %w = aten.copy_.default(self=%t, src=%x) : f32[2]
  %r = aten.add.Tensor(self=%c, other=%c) : f32[3, 4]
  return %r
}
# ----
# fxge 1
# model "slice_select_copy" stage "import"
# graph "main"(
#     %x : f32[2],
#     %y : f32[3, 4]) {
#   %c = aten.mul.Tensor(self=%y, other=%y) : f32[3, 4]
#   %s = aten.slice.Tensor(self=%c, dim=1, start=1, end=3) : f32[3, 2]{4, 1}
#   %t = aten.select.int(self=%s, dim=0, index=0) : f32[2]
#   %select_scatter = aten.select_scatter.default(self=%s, src=%x, dim=0, index=0) : f32[3, 2]{4, 1}
#   %slice_scatter = aten.slice_scatter.default(self=%c, src=%select_scatter, dim=1, start=1, end=3) : f32[3, 4]
#   %r = aten.add.Tensor(self=%slice_scatter, other=%slice_scatter) : f32[3, 4]
#   return %r
# }
