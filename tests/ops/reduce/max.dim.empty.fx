fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 0]) {
  %r0, %r1 = aten.max.dim(self=%x, dim=1)
  return %r0, %r1
}
