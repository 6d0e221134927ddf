fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r0, %r1 = aten.unbind.int(self=%x, dim=2) : f32[3], f32[3]
  return %r0, %r1
}
