fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %a, %b = aten._foreach_add.ScalarList(self=[%x, %y], scalars=[0.5]) : ?, ?
  return %a, %b
}
