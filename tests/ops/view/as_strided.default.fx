fxge 1
model "as_strided.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %as_strided = aten.as_strided.default(self=%x, size=[2, 3], stride=[1, 4], storage_offset=1) : f32[2, 3]{1, 4}
  return %as_strided as "as_strided"
}
