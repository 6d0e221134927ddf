# Pieces of split and unbind: written one by one, read as one.
# passes: scopes,functionalise
fxge 1
model "split_pieces" stage "import"
graph "main"(
    %x : f32[5, 2],
    %y : f32[2, 2]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[5, 2]
  %p0, %p1, %p2 = aten.split.Tensor(self=%c, split_size=2) : f32[2, 2], f32[2, 2], f32[1, 2]
  %a = aten.add_.Tensor(self=%p1, other=%y) : f32[2, 2]
  %r0, %r1 = aten.unbind.int(self=%p2, dim=1) : f32[1], f32[1]
  %b = aten.neg_.default(self=%r1) : f32[1]
  return %c, %p0, %r0
}
# ----
# fxge 1
# model "split_pieces" stage "import"
# graph "main"(
#     %x : f32[5, 2],
#     %y : f32[2, 2]) {
#   %c = aten.add.Tensor(self=%x, other=%x) : f32[5, 2]
#   %p0, %p1, %p2 = aten.split_with_sizes.default(self=%c, split_sizes=[2, 2, 1]) : f32[2, 2], f32[2, 2], f32[1, 2]
#   %a = aten.add.Tensor(self=%p1, other=%y) : f32[2, 2]
#   %slice_scatter = aten.slice_scatter.default(self=%c, src=%a, start=2, end=4) : f32[5, 2]
#   %slice = aten.slice.Tensor(self=%slice_scatter, start=4, end=5) : f32[1, 2]
#   %r0, %r1 = aten.unbind.int(self=%slice, dim=1) : f32[1], f32[1]
#   %b = aten.neg.default(self=%r1) : f32[1]
#   %select_scatter = aten.select_scatter.default(self=%slice, src=%b, dim=1, index=1) : f32[1, 2]
#   %slice_scatter_1 = aten.slice_scatter.default(self=%slice_scatter, src=%select_scatter, start=4, end=5) : f32[5, 2]
#   %slice_1 = aten.slice.Tensor(self=%slice_scatter_1, start=0, end=2) : f32[2, 2]
#   %select = aten.select.int(self=%select_scatter, dim=1, index=0) : f32[1]
#   return %slice_scatter_1, %slice_1, %select
# }
