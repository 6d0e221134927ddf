fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %a, %b = aten._foreach_lerp.ScalarList(self=[%x, %y], tensors1=[%x, %y], weight=[0.5]) : ?, ?
  return %a, %b
}
