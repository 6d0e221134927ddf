fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %a, %b = aten._foreach_lerp.List(self=[%x, %y], tensors1=[%x, %y], weights=[%y]) : ?, ?
  return %a, %b
}
