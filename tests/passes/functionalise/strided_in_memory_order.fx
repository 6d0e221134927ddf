# The offset of as_strided counts in memory, in which the elements of a transposed tensor lie in another order.
# passes: scopes,functionalise
fxge 1
model "g" stage "import"
symbol s0 : int [1, 64]
graph "main"(%x : f32[3, 4], %y : f32[2, s0, 3]{1, 6, 2}) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[3, 4]{1, 3}
  %part = aten.select.int(self=%c, dim=1, index=-1) : f32[3]{1}
  %v = aten.as_strided.default(self=%part, size=[3], stride=[2], storage_offset=1) : f32[3]{2}
  %w = aten.as_strided.default(self=%part, size=[2, 3], stride=[3, 1], storage_offset=3) : f32[2, 3]
  %t = aten.add_.Scalar(self=%w, other=1) : f32[2, 3]
  %z = aten.select.int(self=%y, dim=0, index=1) : f32[s0, 3]{6, 2}
  %u = aten.as_strided.default(self=%z, size=[s0, 2], stride=[6, 1], storage_offset=2) : f32[s0, 2]{6, 1}
  return %c, %v, %u
}
# ----
# fxge 1
# model "g" stage "import"
# symbol s0 : int [1, 64]
# graph "main"(
#     %x : f32[3, 4],
#     %y : f32[2, s0, 3]{1, 6, 2} addressed) {
#   %c = aten.add.Tensor(self=%x, other=%x) : f32[3, 4]{1, 3}
#   %part = aten.select.int(self=%c, dim=1, index=-1) : f32[3]
#   %permute = aten.permute.default(self=%c, dims=[1, 0]) : f32[4, 3]
#   %view = aten.view.default(self=%permute, size=[6, 2]) : f32[6, 2]
#   %slice = aten.slice.Tensor(self=%view, start=0, end=3) : f32[3, 2]
#   %v = aten.select.int(self=%slice, dim=1, index=1) : f32[3]{2}
#   %permute_1 = aten.permute.default(self=%c, dims=[1, 0]) : f32[4, 3]
#   %view_1 = aten.view.default(self=%permute_1, size=[4, 3]) : f32[4, 3]
#   %slice_1 = aten.slice.Tensor(self=%view_1, start=1, end=3) : f32[2, 3]
#   %w = aten.slice.Tensor(self=%slice_1, dim=1, start=0, end=3) : f32[2, 3]
#   %t = aten.add.Scalar(self=%w, other=1) : f32[2, 3]
#   %z = aten.select.int(self=%y, dim=0, index=1) : f32[s0, 3]{6, 2}
#   %permute_2 = aten.permute.default(self=%y, dims=[1, 2, 0]) : f32[s0, 3, 2]
#   %view_2 = aten.view.default(self=%permute_2, size=[s0, 6]) : f32[s0, 6]
#   %slice_2 = aten.slice.Tensor(self=%view_2, start=0, end=s0) : f32[s0, 6]
#   %u = aten.slice.Tensor(self=%slice_2, dim=1, start=2, end=4) : f32[s0, 2]{6, 1}
#   %slice_scatter = aten.slice_scatter.default(self=%slice_1, src=%t, dim=1, start=0, end=3) : f32[2, 3]
#   %slice_scatter_1 = aten.slice_scatter.default(self=%permute_1, src=%slice_scatter, start=1, end=3) : f32[4, 3]
#   %permute_3 = aten.permute.default(self=%slice_scatter_1, dims=[1, 0]) : f32[3, 4]{1, 3}
#   %permute_4 = aten.permute.default(self=%permute_3, dims=[1, 0]) : f32[4, 3]
#   %view_3 = aten.view.default(self=%permute_4, size=[6, 2]) : f32[6, 2]
#   %slice_3 = aten.slice.Tensor(self=%view_3, start=0, end=3) : f32[3, 2]
#   %select = aten.select.int(self=%slice_3, dim=1, index=1) : f32[3]{2}
#   return %permute_3, %select, %u
# }
