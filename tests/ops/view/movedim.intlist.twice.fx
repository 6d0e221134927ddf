fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.movedim.intlist(self=%x, source=[0, 0], destination=[0, 1])
  return %r
}
