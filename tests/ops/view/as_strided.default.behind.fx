fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 2]) {
  %v = aten.select.int(self=%x, dim=0, index=0)
  %r = aten.as_strided.default(self=%v, size=[2, 2], stride=[1, 2])
  return %r
}
