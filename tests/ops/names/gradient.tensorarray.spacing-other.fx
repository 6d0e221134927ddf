fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4],
    %x1 : f32[3]) {
  %r0 = aten.gradient.tensorarray(self=%x0, spacing=[%x1], dim=[0]) : ?
  return %r0
}
