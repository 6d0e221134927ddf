fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %a = aten.linalg_cross.default(self=%x, other=%y) : ?
  return %a
}
