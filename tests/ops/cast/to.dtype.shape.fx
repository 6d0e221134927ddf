fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.to.dtype(self=%x, dtype=f16) : f16[3, 4]
  return %r
}
