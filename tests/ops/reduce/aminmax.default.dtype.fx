fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %a, %b = aten.aminmax.default(self=%x, dim=1)
  return %a, %b
}
