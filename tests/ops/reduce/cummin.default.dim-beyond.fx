fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a, %b = aten.cummin.default(self=%x, dim=-3)
  return %a, %b
}
