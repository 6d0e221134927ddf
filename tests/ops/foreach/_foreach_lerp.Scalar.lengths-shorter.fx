fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %a, %b = aten._foreach_lerp.Scalar(self=[%x, %y], tensors1=[%y], weight=0.5) : ?, ?
  return %a, %b
}
