fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %a, %b = aten._foreach_add.List(self=[%x, %y], other=[%y]) : ?, ?
  return %a, %b
}
