fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4]) {
  %r0 = aten.gradient.scalarrayarray(self=%x0, spacing=[1.0, 2.0], dim=[0]) : ?
  return %r0
}
