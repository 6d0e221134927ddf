fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4],
    %x1 : f32[3]) {
  %r0 = aten.gradient.tensorarrayint(self=%x0, spacing=[%x1]) : ?
  return %r0
}
