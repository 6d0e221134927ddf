fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  aten._foreach_mul_.Scalar(self=[%x, %y], scalar=0.5)
  return %y
}
