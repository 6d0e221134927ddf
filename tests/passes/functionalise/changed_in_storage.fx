# Memory of which every element is seen changed, as a conjugate or as parts, is counted in as it is seen.
fxge 1
model "g" stage "import"
graph "main"(%z : c64[3, 4]) {
  %c = aten._conj.default(self=%z) : c64[3, 4]
  %v = aten.as_strided.default(self=%c, size=[3], stride=[2], storage_offset=1) : c64[3]{2}
  %r = aten.view_as_real.default(self=%z) : f32[3, 4, 2]
  %w = aten.as_strided.default(self=%r, size=[4], stride=[3], storage_offset=2) : f32[4]{3}
  return %v, %w
}
