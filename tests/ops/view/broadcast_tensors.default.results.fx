fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[3, 1]) {
  %a = aten.broadcast_tensors.default(tensors=[%x, %y]) : f32[3, 2]
  return %a
}
