fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %v : f32[1]) {
  %r0 = aten.fill.Tensor(self=%x, value=%v) : ?
  return %r0
}
