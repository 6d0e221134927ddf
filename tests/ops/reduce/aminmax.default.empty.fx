fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 0]) {
  %a, %b = aten.aminmax.default(self=%x, dim=1)
  return %a, %b
}
