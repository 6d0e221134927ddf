fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3, 4]) {
  %r0, %r1 = aten.max.dim(self=%x, dim=1) : f16[3], i64[3]
  return %r0, %r1
}
