fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.geometric.default(self=%x, p=1.0) : ?
  return %r0
}
