fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[2, 3]) {
  %a = aten.linalg_cross.default(self=%x, other=%y) : ?
  return %a
}
