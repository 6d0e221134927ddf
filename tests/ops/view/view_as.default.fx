fxge 1
model "view_as.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[4, 3]) {
  %view_as = aten.view_as.default(self=%x, other=%y) : f32[4, 3]
  return %view_as as "view_as"
}
