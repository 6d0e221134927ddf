# as_strided of a view that covers its whole storage with other elements (conjugated, of another dtype) addresses the view.
# passes: scopes,functionalise
fxge 1
model "g" stage "import"
graph "main"(%z : c64[3, 4]) {
  %c = aten._conj.default(self=%z) : c64[3, 4]
  %v = aten.as_strided.default(self=%c, size=[3], stride=[2], storage_offset=1) : c64[3]{2}
  %r = aten.view_as_real.default(self=%z) : f32[3, 4, 2]
  %w = aten.as_strided.default(self=%r, size=[4], stride=[3], storage_offset=2) : f32[4]{3}
  return %v, %w
}
# ----
# fxge 1
# model "g" stage "import"
# graph "main"(
#     %z : c64[3, 4] addressed) {
#   %c = aten._conj.default(self=%z) : c64[3, 4]
#   %view = aten.view.default(self=%c, size=[6, 2]) : c64[6, 2]
#   %slice = aten.slice.Tensor(self=%view, start=0, end=3) : c64[3, 2]
#   %v = aten.select.int(self=%slice, dim=1, index=1) : c64[3]{2}
#   %r = aten.view_as_real.default(self=%z) : f32[3, 4, 2]
#   %view_1 = aten.view.default(self=%r, size=[8, 3]) : f32[8, 3]
#   %slice_1 = aten.slice.Tensor(self=%view_1, start=0, end=4) : f32[4, 3]
#   %w = aten.select.int(self=%slice_1, dim=1, index=2) : f32[4]{3}
#   return %v, %w
# }
