fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0, %r1 = aten.max.dim(self=%x, dim=2)
  return %r0, %r1
}
