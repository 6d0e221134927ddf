# The offset of as_strided counts in memory, in which the elements of a transposed tensor lie in another order.
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
