fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a, %b = aten.cummax.default(self=%x, dim=2)
  return %a, %b
}
