fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2]) {
  %r0 = aten.gradient.scalarint(self=%x0, edge_order=2) : ?
  return %r0
}
