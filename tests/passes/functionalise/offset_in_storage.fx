# The offset of as_strided counts from the start of the memory, not of the view that it is called on;
# without one it counts from the view.
# passes: scopes,functionalise
fxge 1
model "offset_in_storage" stage "import"
graph "main"(%x : f32[3, 4]) {
  %part = aten.slice.Tensor(self=%x, dim=0, start=1, end=3) : f32[2, 4]
  %same = aten.contiguous.default(self=%part) : f32[2, 4]
  %whole = aten.as_strided.default(self=%same, size=[2, 2], stride=[2, 1], storage_offset=1) : f32[2, 2]
  %here = aten.as_strided.default(self=%same, size=[2, 2], stride=[2, 1]) : f32[2, 2]
  %copy = aten.clone.default(self=%part) : f32[2, 4]
  %fresh = aten.as_strided.default(self=%copy, size=[2, 2], stride=[2, 1], storage_offset=1) : f32[2, 2]
  %t = aten.add_.Tensor(self=%part, other=%copy) : f32[2, 4]
  %later = aten.as_strided.default(self=%same, size=[2, 2], stride=[2, 1], storage_offset=1) : f32[2, 2]
  return %whole, %here, %fresh, %later
}
# ----
# fxge 1
# model "offset_in_storage" stage "import"
# graph "main"(
#     %x : f32[3, 4] addressed) {
#   %part = aten.slice.Tensor(self=%x, start=1, end=3) : f32[2, 4]
#   %whole = aten.as_strided.default(self=%x, size=[2, 2], stride=[2, 1], storage_offset=1) : f32[2, 2]
#   %here_1 = aten.view.default(self=%part, size=[2, 2, 2]) : f32[2, 2, 2] name("here")
#   %here = aten.select.int(self=%here_1, dim=0, index=0) : f32[2, 2]
#   %copy = aten.clone.default(self=%part) : f32[2, 4]
#   %fresh = aten.as_strided.default(self=%copy, size=[2, 2], stride=[2, 1], storage_offset=1) : f32[2, 2]
#   %t = aten.add.Tensor(self=%part, other=%copy) : f32[2, 4]
#   %slice_scatter = aten.slice_scatter.default(self=%x, src=%t, start=1, end=3) : f32[3, 4]
#   %later = aten.as_strided.default(self=%slice_scatter, size=[2, 2], stride=[2, 1], storage_offset=1) : f32[2, 2]
#   %as_strided = aten.as_strided.default(self=%slice_scatter, size=[2, 2], stride=[2, 1], storage_offset=1) : f32[2, 2]
#   %view = aten.view.default(self=%t, size=[2, 2, 2]) : f32[2, 2, 2]
#   %select = aten.select.int(self=%view, dim=0, index=0) : f32[2, 2]
#   return %slice_scatter mutates("x") as "x", %as_strided, %select, %fresh, %later
# }
