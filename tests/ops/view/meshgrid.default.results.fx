fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[3]) {
  %a, %b = aten.meshgrid.default() : f32[2, 3], f32[2, 3]
  %c = aten.meshgrid.default(tensors=[%x, %y]) : f32[2, 3]
  return %a, %b, %c
}
