fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[]) {
  %r0 = aten.gradient.array(self=%x0, dim=[0]) : ?
  return %r0
}
