# The offset of as_strided counts from the start of the memory, not of the view that it is called on;
# without one it counts from the view.
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
