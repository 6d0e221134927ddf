# Views that formulas make of others are written and read through these.
# passes: scopes,functionalise
fxge 1
model "views_by_formula" stage "import"
graph "main"(
    %x : f32[4, 4],
    %y : f32[4]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[4, 4]
  %d = aten.diagonal.default(self=%c, offset=1) : f32[3]{5}
  %w0 = aten.neg_.default(self=%d) : f32[3]{5}
  %m = aten.movedim.int(self=%c, source=0, destination=1) : f32[4, 4]{1, 4}
  %n = aten.narrow.default(self=%m, dim=0, start=-1, length=1) : f32[1, 4]{1, 4}
  %w1 = aten.add_.Tensor(self=%n, other=%y) : f32[1, 4]{1, 4}
  %p0, %p1 = aten.chunk.default(self=%c, chunks=2) : f32[2, 4], f32[2, 4]
  %u = aten.unflatten.int(self=%p1, dim=1, sizes=[2, 2]) : f32[2, 2, 2]
  %s = aten.swapaxes.default(self=%u, axis0=0, axis1=-1) : f32[2, 2, 2]{1, 2, 4}
  %w2 = aten.mul_.Tensor(self=%s, other=%s) : f32[2, 2, 2]{1, 2, 4}
  %t = aten.t_.default(self=%p0) : f32[4, 2]{1, 4}
  %w3 = aten.neg_.default(self=%t) : f32[4, 2]{1, 4}
  return %c, %d, %n
}
# ----
# fxge 1
# model "views_by_formula" stage "import"
# graph "main"(
#     %x : f32[4, 4],
#     %y : f32[4]) {
#   %c = aten.add.Tensor(self=%x, other=%x) : f32[4, 4]
#   %d_1 = aten.permute.default(self=%c, dims=[0, 1]) : f32[4, 4] name("d")
#   %d_2 = aten.view.default(self=%d_1, size=[16]) : f32[16] name("d")
#   %d = aten.slice.Tensor(self=%d_2, start=1, end=12, step=5) : f32[3]{5}
#   %w0 = aten.neg.default(self=%d) : f32[3]{5}
#   %slice_scatter = aten.slice_scatter.default(self=%d_2, src=%w0, start=1, end=12, step=5) : f32[16]
#   %view = aten.view.default(self=%slice_scatter, size=[4, 4]) : f32[4, 4]
#   %permute = aten.permute.default(self=%view, dims=[0, 1]) : f32[4, 4]
#   %m = aten.permute.default(self=%permute, dims=[1, 0]) : f32[4, 4]{1, 4}
#   %n = aten.slice.Tensor(self=%m, start=3, end=4) : f32[1, 4]{1, 4}
#   %w1 = aten.add.Tensor(self=%n, other=%y) : f32[1, 4]{1, 4}
#   %slice_scatter_1 = aten.slice_scatter.default(self=%m, src=%w1, start=3, end=4) : f32[4, 4]{1, 4}
#   %permute_1 = aten.permute.default(self=%slice_scatter_1, dims=[1, 0]) : f32[4, 4]
#   %p0, %p1 = aten.split_with_sizes.default(self=%permute_1, split_sizes=[2, 2]) : f32[2, 4], f32[2, 4]
#   %u = aten.view.default(self=%p1, size=[2, 2, 2]) : f32[2, 2, 2]
#   %s = aten.permute.default(self=%u, dims=[2, 1, 0]) : f32[2, 2, 2]{1, 2, 4}
#   %w2 = aten.mul.Tensor(self=%s, other=%s) : f32[2, 2, 2]{1, 2, 4}
#   %permute_2 = aten.permute.default(self=%w2, dims=[2, 1, 0]) : f32[2, 2, 2]
#   %view_1 = aten.view.default(self=%permute_2, size=[2, 4]) : f32[2, 4]
#   %slice_scatter_2 = aten.slice_scatter.default(self=%permute_1, src=%view_1, start=2, end=4) : f32[4, 4]
#   %slice = aten.slice.Tensor(self=%slice_scatter_2, start=0, end=2) : f32[2, 4]
#   %t = aten.permute.default(self=%slice, dims=[1, 0]) : f32[4, 2]{1, 4}
#   %w3 = aten.neg.default(self=%t) : f32[4, 2]{1, 4}
#   %permute_3 = aten.permute.default(self=%w3, dims=[1, 0]) : f32[2, 4]
#   %slice_scatter_3 = aten.slice_scatter.default(self=%slice_scatter_2, src=%permute_3, start=0, end=2) : f32[4, 4]
#   %permute_4 = aten.permute.default(self=%slice_scatter_3, dims=[0, 1]) : f32[4, 4]
#   %view_2 = aten.view.default(self=%permute_4, size=[16]) : f32[16]
#   %slice_1 = aten.slice.Tensor(self=%view_2, start=1, end=12, step=5) : f32[3]{5}
#   %permute_5 = aten.permute.default(self=%slice_scatter_3, dims=[1, 0]) : f32[4, 4]{1, 4}
#   %slice_2 = aten.slice.Tensor(self=%permute_5, start=3, end=4) : f32[1, 4]{1, 4}
#   return %slice_scatter_3, %slice_1, %slice_2
# }
