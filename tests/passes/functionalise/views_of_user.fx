# Views of a user's file: of views, of views of the file, of what may be a view, a list of them, one that may be its argument.
# passes: scopes,functionalise
fxge 1
model "views_of_user" stage "import"
graph "main"(
    %x : f32[4, 6],
    %y : f32[4]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[4, 6]
  %a, %b = my.halves.default(x=%c, dim=1) : f32[4, 3]{6, 1}, f32[4, 3]{6, 1}
  %w0 = aten.neg_.default(self=%b) : f32[4, 3]{6, 1}
  %l = my.last_column.default(x=%a) : f32[4]{6}
  %w1 = aten.add_.Tensor(self=%l, other=%y) : f32[4]{6}
  %s = my.first.default(x=%c, n=4) : f32[4, 6]
  %w2 = aten.relu_.default(self=%s) : f32[4, 6]
  %f = my.first.default(x=%c, n=1) : f32[1, 6]
  %w3 = aten.neg_.default(self=%f) : f32[1, 6]
  %g = my.flat.default(x=%c) : f32[24]
  %w4 = aten.add_.Scalar(self=%g, other=1) : f32[24]
  return %c, %b, %s
}
# ----
# fxge 1
# model "views_of_user" stage "import"
# graph "main"(
#     %x : f32[4, 6],
#     %y : f32[4]) {
#   %c = aten.add.Tensor(self=%x, other=%x) : f32[4, 6]
#   %a = aten.slice.Tensor(self=%c, dim=1, start=0, end=3) : f32[4, 3]{6, 1}
#   %b = aten.slice.Tensor(self=%c, dim=1, start=3, end=6) : f32[4, 3]{6, 1} name("a")
#   %w0 = aten.neg.default(self=%b) : f32[4, 3]{6, 1}
#   %slice_scatter = aten.slice_scatter.default(self=%c, src=%w0, dim=1, start=3, end=6) : f32[4, 6]
#   %slice = aten.slice.Tensor(self=%slice_scatter, dim=1, start=0, end=3) : f32[4, 3]{6, 1}
#   %l_1 = aten.permute.default(self=%slice, dims=[1, 0]) : f32[3, 4] name("l")
#   %l = aten.select.int(self=%l_1, dim=0, index=-1) : f32[4]{6}
#   %w1 = aten.add.Tensor(self=%l, other=%y) : f32[4]{6}
#   %select_scatter = aten.select_scatter.default(self=%l_1, src=%w1, dim=0, index=-1) : f32[3, 4]
#   %permute = aten.permute.default(self=%select_scatter, dims=[1, 0]) : f32[4, 3]{6, 1}
#   %slice_scatter_1 = aten.slice_scatter.default(self=%slice_scatter, src=%permute, dim=1, start=0, end=3) : f32[4, 6]
#   %s = aten.alias.default(self=%slice_scatter_1) : f32[4, 6]
#   %w2 = aten.relu.default(self=%slice_scatter_1) : f32[4, 6]
#   %f = aten.slice.Tensor(self=%w2, start=0, end=1) : f32[1, 6]
#   %w3 = aten.neg.default(self=%f) : f32[1, 6]
#   %slice_scatter_2 = aten.slice_scatter.default(self=%w2, src=%w3, start=0, end=1) : f32[4, 6]
#   %g = aten.view.default(self=%slice_scatter_2, size=[24]) : f32[24]
#   %w4 = aten.add.Scalar(self=%g, other=1) : f32[24]
#   %view = aten.view.default(self=%w4, size=[4, 6]) : f32[4, 6]
#   %slice_1 = aten.slice.Tensor(self=%view, dim=1, start=3, end=6) : f32[4, 3]{6, 1}
#   return %view, %slice_1, %view
# }
