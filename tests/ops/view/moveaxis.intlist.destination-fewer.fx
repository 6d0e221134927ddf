fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 3]) {
  %r0 = aten.moveaxis.intlist(self=%x0, source=[0, 1], destination=[1]) : ?
  return %r0
}
