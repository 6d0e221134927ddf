fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.geometric.default(self=%x, p=0.25) : ?
  return %r0
}
