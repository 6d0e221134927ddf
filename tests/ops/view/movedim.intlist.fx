fxge 1
model "movedim.intlist.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4, 2]) {
  %movedim = aten.movedim.intlist(self=%x, source=[0, 2], destination=[1, 0]) : f32[2, 3, 4]{1, 8, 2}
  return %movedim as "movedim"
}
