fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a, %b, %c = aten.unique_consecutive.default(self=%x, dim=0) : ?, ?, ?
  return %a
}
