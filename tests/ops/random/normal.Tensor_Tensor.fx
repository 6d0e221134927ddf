fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 1],
    %y : f32[4]) {
  %r0 = aten.normal.Tensor_Tensor(mean=%x, std=%y) : ?
  return %r0
}
