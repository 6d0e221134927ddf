# as_strided_scatter writes into a clone of its argument's storage; the result is a view of the clone.
# passes: scopes,functionalise
fxge 1
model "g" stage "import"
graph "main"(%x : f32[4, 5], %s : f32[2, 2], %r : f32[1, 5]) {
  %t = aten.t.default(self=%x) : f32[5, 4]{1, 5}
  %turned = aten.as_strided_scatter.default(self=%t, src=%s, size=[2, 2], stride=[1, 5]) : f32[5, 4]{1, 5}
  %rows = aten.slice.Tensor(self=%x, dim=0, start=1, end=3) : f32[2, 5]
  %begin = aten.as_strided_scatter.default(self=%rows, src=%s, size=[2, 2], stride=[1, 5], storage_offset=2) : f32[2, 5]
  %here = aten.as_strided_scatter.default(self=%rows, src=%s, size=[2, 2], stride=[1, 2]) : f32[2, 5]
  %flat = aten.view.default(self=%x, size=[20]) : f32[20]
  %windows = aten.unfold.default(self=%flat, dimension=0, size=4, step=2) : f32[9, 4]{2, 1}
  %shared = aten.as_strided_scatter.default(self=%windows, src=%s, size=[2, 2], stride=[4, 1], storage_offset=3) : f32[9, 4]{2, 1}
  %row = aten.slice_scatter.default(self=%rows, src=%r, dim=0, start=0, end=1) : f32[2, 5]
  %whole = aten.as_strided.default(self=%row, size=[4], stride=[5], storage_offset=0) : f32[4]{5}
  %copied = aten.as_strided_copy.default(self=%t, size=[2, 2], stride=[1, 5]) : f32[2, 2]
  return %turned, %begin, %here, %shared, %whole, %copied
}
# ----
# fxge 1
# model "g" stage "import"
# graph "main"(
#     %x : f32[4, 5] addressed,
#     %s : f32[2, 2],
#     %r : f32[1, 5]) {
#   %t = aten.permute.default(self=%x, dims=[1, 0]) : f32[5, 4]{1, 5}
#   %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%s, size=[2, 2], stride=[1, 5]) : f32[4, 5]
#   %permute = aten.permute.default(self=%as_strided_scatter, dims=[1, 0]) : f32[5, 4]{1, 5}
#   %rows = aten.slice.Tensor(self=%x, start=1, end=3) : f32[2, 5]
#   %as_strided_scatter_1 = aten.as_strided_scatter.default(self=%x, src=%s, size=[2, 2], stride=[1, 5], storage_offset=2) : f32[4, 5]
#   %slice = aten.slice.Tensor(self=%as_strided_scatter_1, start=1, end=3) : f32[2, 5]
#   %here = aten.as_strided_scatter.default(self=%rows, src=%s, size=[2, 2], stride=[1, 2]) : f32[2, 5]
#   %flat = aten.view.default(self=%x, size=[20]) : f32[20]
#   %windows = aten.unfold.default(self=%flat, dimension=0, size=4, step=2) : f32[9, 4]{2, 1}
#   %as_strided_scatter_2 = aten.as_strided_scatter.default(self=%x, src=%s, size=[2, 2], stride=[4, 1], storage_offset=3) : f32[4, 5]
#   %view = aten.view.default(self=%as_strided_scatter_2, size=[20]) : f32[20]
#   %unfold = aten.unfold.default(self=%view, dimension=0, size=4, step=2) : f32[9, 4]{2, 1}
#   %row = aten.slice_scatter.default(self=%rows, src=%r, start=0, end=1) : f32[2, 5]
#   %slice_scatter = aten.slice_scatter.default(self=%x, src=%row, start=1, end=3) : f32[4, 5]
#   %view_1 = aten.view.default(self=%slice_scatter, size=[4, 5]) : f32[4, 5]
#   %slice_1 = aten.slice.Tensor(self=%view_1, start=0, end=4) : f32[4, 5]
#   %whole = aten.select.int(self=%slice_1, dim=1, index=0) : f32[4]{5}
#   %copied = aten.as_strided_copy.default(self=%x, size=[2, 2], stride=[1, 5]) : f32[2, 2]
#   return %permute, %slice, %here, %unfold, %whole, %copied
# }
